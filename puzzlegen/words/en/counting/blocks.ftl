rules = The picture shows a stack of equal cubes on a floor of tiles, each as wide as a cube. Below every cube are cubes down to the floor. There are no cubes other than those that can be seen, at least in part, and those below them.

rules-short = No cube floats; hidden cubes lie only below ones that can be seen.

ask-count = How many cubes does the stack have, hidden ones included?

ask-missing = Cubes are added until the stack is a solid box that covers the whole floor and is as high everywhere as its highest column is now. How many cubes must be added?
ask-unseen = How many cubes of the stack cannot be seen at all?

short-missing = How many cubes must be added to make a solid box that covers the whole floor and is as high as the stack?

heights = The number of cubes stacked on each square of the floor, as the picture shows them, row by row from the back; 0 is a bare square

rows = Heights, row by row (the upper right row first, each from its upper left to its lower right end): { $rows }.

together = Cubes in total: { $sum }.

unseen = { $unseen } of them cannot be seen.

all-seen = All of them can be seen.

box = The box takes { $sides } cubes, so { $rest } must be added.

unseen-rows = Unseen cubes, row by row (the upper right row first, each from its upper left to its lower right end): { $rows }. In total: { $sum }.
unseen-columns = Unseen cubes, with columns written as (row from the upper right, place in it from the upper left): { $columns }. In total: { $sum }.

behind = { $unseen } in { $column }, behind { $before }

below = { $unseen } in { $column }

seen = The stack is seen from above the corner between the last row and the last column.
