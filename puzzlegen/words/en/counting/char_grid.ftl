sought-no = In this grid of letters, look for the word { $word }.
sought-yes = In this grid of digits, look for the string of digits { $word }.

directions-horizontal = horizontally from left to right
directions-vertical = vertically from top to bottom
directions-diagonal = diagonally downwards, to the right or to the left

reading-no = It is read in a straight line over neighbouring cells: { $directions }. Other directions do not count.
reading-yes = It is read in a straight line over neighbouring cells: { $directions }; each of these also backwards.

every-way = It is read in a straight line over neighbouring cells, in any of the eight directions.
every = Occurrences may cross or overlap; each one counts.

count = How many times does it occur?

row = It occurs exactly once. In which row does its first character stand? Rows are counted from the top, starting at 1.

boxes = Find every occurrence; its box is that of the smallest rectangle of whole cells that holds all of its characters.

short-count = How many times does { $word } occur, read { $ways }?
short-row = In which row from the top does { $word } begin, read { $ways }?
short-boxes = Which rectangles of cells does { $word } span, read { $ways }?

eight = in any of the eight directions

ways-0-1 = right
ways-0--1 = left
ways-1-0 = down
ways-1-0-2 = up
ways-1-1 = down to the right
ways-1--1 = down to the left
ways-1-1-2 = up to the right
ways-1--1-2 = up to the left

begins = column { $column } going { $way }

in-row = row { $row }, { $columns }

found = { $word } begins in { $rows }.

times = Occurrences: { $total }.

counted = (Rows count from the top, columns from the left.)

grid = The grid, row by row from the top
