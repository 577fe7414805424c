sought-letters = In this grid of letters, look for the word { $word }.
sought-digits = In this grid of digits, look for the string of digits { $word }.

along-horizontal = horizontally from left to right
along-vertical = vertically from top to bottom
along-diagonal = diagonally downwards, to the right or to the left

reading-forwards = It is read in a straight line over neighbouring cells: { $directions }. Other directions do not count.
reading-both-ways = It is read in a straight line over neighbouring cells: { $directions }; each of these also backwards.

reading-every-way = It is read in a straight line over neighbouring cells, in any of the eight directions.
every = Occurrences may cross or overlap; each one counts.

ask-count = How many times does it occur?

ask-row = It occurs exactly once. In which row is its first character? Rows are counted from the top, starting at 1.

ask-boxes = Find every occurrence; its box is the smallest rectangle of whole cells that holds all of its characters.

short-count = How many times does { $word } occur, read { $ways }?
short-row = In which row from the top does { $word } begin, read { $ways }?
short-boxes = Which rectangles of cells does { $word } span, read { $ways }?

every-way = in any of the eight directions

way-right = right
way-left = left
way-down = down
way-up = up
way-down-right = down to the right
way-down-left = down to the left
way-up-right = up to the right
way-up-left = up to the left

begins = column { $column } going { $way }

in-row = row { $row }, { $columns }

found = { $word } begins in { $rows }.

times = Occurrences: { $total }.

counted = (Rows are counted from the top, columns from the left.)

grid = The grid, row by row from the top

cell = row { $row }, column { $column }

ask-mend = It does not occur yet, but it would if one of four cells held another character. Which cell? Rows are counted from the top, columns from the left, starting at 1.
short-mend = { $word }, read { $ways }, does not occur yet. In which of these cells, counted from the upper left corner, would another character make it occur?

made = With { $character } in { $cell }, { $word } begins in { $rows }.
