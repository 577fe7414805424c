rules = The thick lines are walls, the thin ones are not. One can go from a cell to any neighbouring cell with a common side where no wall stands between them. Cells between which one can get in this way, in any number of steps, form one area.

ask-count = How many separate areas are there in the maze?
ask-size = How many cells does the area with the dot have, that with the dot included?
ask-reach = Which one of the cells A, B, C and D can be reached from the dot?

short-count = Into how many separate areas do the thick walls divide the cells of the maze?
short-size = How many cells can be reached from the dot without crossing a thick wall, that with the dot included?

maze = The maze, row by row from the top, the walls between cells among them; a wall runs all around it

cell = a cell
wall-upright = a wall between the cells on its left and on its right
wall-level = a wall between the cells above and below it

dotted = the cell with the dot

lettered = The letters are cells, too.

why-count = The areas, each by its first cell (row, column) from the top left and by its size: { $areas }. Together these are { $sum } = { $all } cells, all { $rows } rows of { $columns }. Number of areas: { $answer }.
why-size = The area of the dot has these cells, by rows and columns from the top left: { $rows }. { $sum } = { $answer }.
why-reach = From the dot, go { $legs }: that is { $answer }. Walls all around shut the others off: { $shut }.

area = { $place } with { $size } { $size ->
    [one] cell
   *[other] cells
 }

row = row { $row }: { $columns } ({ $number })

leg-up = { $number } up
leg-down = { $number } down
leg-left = { $number } left
leg-right = { $number } right

shut = { $letter } in an area of { $size } cells
