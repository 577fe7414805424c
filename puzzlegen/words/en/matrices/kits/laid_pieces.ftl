as-drawn = as drawn

turned = turned { $degrees }°{ $sense }

over = turned over (left to right)

both = { $over } and then { $turned }

clockwise = { " " }clockwise

back = { " " }anticlockwise

no-sense = { "" }

laid = { $piece } { $how }: { $where }

piece = piece { $name }

letter = piece { $name }

row = row { $first }

rows = rows { $first }–{ $last }

column = column { $first }

columns = columns { $first }–{ $last }

left = left
middle = middle
right = right

place = { $rows }, { $across }

counted-squares = rows and columns counted from the figure's top left; pieces row by row, from the left
counted-triangles = the figure's rows counted from the top; pieces row by row, from the left

laying = { $made } ({ $counted }): { $clauses }.

or = { " " }or{ " " }

made-figure = The pieces make figure { $letter }
made-pieces = Set { $letter } makes the figure
made-missing = { $letter } completes the figure

stuck-figure = Piece { $number } fits nowhere in { $letters }.
stuck-pieces = Piece { $number } of { $letters } fits nowhere in the figure.

crowded-figure = In { $letters } there is room for each piece alone, but never for all of them together.
crowded-pieces = Each piece of { $letters } fits in alone, but never all of them together.
crowded-missing = Each of { $letters } fits in alone, but the shown pieces never fill what is left.

mirrored = { $letter } is the mirror image of { $right }, and pieces may not be turned over.

gap = The gap is piece { $letter } { $how }.

corners = { $letters } have { $count } corners; the gap has { $wanted }.

otherwise = { $letters }, mirror images of each other, have as many corners as the gap, but another outline.
