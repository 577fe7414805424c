rules = The picture shows a stack of equal cubes on a floor of tiles, one cube wide each. No cube floats: below every cube are cubes down to the floor. There are no other cubes than those that are at least partly seen and those below them.

rules-short = No cube floats; unseen ones lie only below seen ones.

ask-count = How many cubes does the stack have, hidden ones included?

ask-missing = The stack is to become a solid box that covers the whole floor and is everywhere as high as the stack is at its highest place. How many cubes have to be added?
ask-unseen = How many cubes of the stack cannot be seen at all?

short-missing = How many cubes have to be added for a solid box on the whole floor, as high as the stack?

heights = How many cubes stand on one another on each square of the floor, as the picture shows them, row by row from the back; 0 is a bare square

rows = Heights, row by row (the upper right row first, each from its upper left to its lower right end): { $rows }.

together = All cubes: { $sum }.

unseen = { $unseen } of them cannot be seen.

all-seen = All of them can be seen.

box = The box takes { $sides } cubes, and { $rest }.

unseen-rows = Unseen cubes, in the same order: { $rows }. Together: { $sum }.
unseen-columns = Unseen, with columns written as (row, place in the row): { $columns }. Together: { $sum }.

behind = { $unseen } in { $column }, behind { $before }

below = { $unseen } in { $column }

seen = The stack is seen from above the corner between the last row and the last column.
