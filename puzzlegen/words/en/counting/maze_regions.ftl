rules = The thick lines are walls. You can go from a cell to any cell that shares a side with it, unless a wall stands between them. Cells that can be reached from one another in this way, in any number of steps, form one area.

ask-count = How many separate areas are there in the maze?
ask-size = How many cells are there in the area with the dot, including the cell with the dot itself?
ask-reach = Which of the cells A, B, C and D can be reached from the dot?

short-count = Into how many separate areas do the walls divide the cells of the maze?
short-size = How many cells can be reached from the dot without crossing a wall, including the cell with the dot itself?

maze = The maze, row by row from the top, with the walls between cells; a wall runs all the way around it

cell = a cell
wall-upright = a wall between the cells on its left and on its right
wall-level = a wall between the cells above and below it

dotted = the cell with the dot

lettered = The letters stand in cells, too.

why-count = Each area by its first cell (row, column), row by row from the top left, and its size: { $areas }. Together they have { $all } cells, which is all { $rows } rows of { $columns }: none is left over. Number of areas: { $answer }.
why-size = The area with the dot, row by row: the columns, both counted from the top left, and in brackets how many they are: { $rows }. In total: { $answer }.
why-reach = From the dot, go { $legs }: this leads to { $answer }. Walls shut the others off completely: { $shut }.

area = { $place }: { $size }

row = row { $row }: { $columns } ({ $number })

leg-up = { $number } up
leg-down = { $number } down
leg-left = { $number } left
leg-right = { $number } right

shut = { $letter } is in an area of { $size } { $size ->
    [one] cell
   *[other] cells
 }
