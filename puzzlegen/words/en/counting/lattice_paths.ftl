rules = A walker goes from the cell with the disc to the cell with the flag. Each step leads to the next cell on the { $side } or to the next cell { $upright }, never in another direction, and never into a dark cell.

ask = How many different ways are there?
ask-via = How many different ways are there that pass through the cell with the diamond?

short = How many ways lead from the disc to the flag, each step to the next cell on the { $side } or { $upright }, never a dark one?
short-via = How many ways lead from the disc through the diamond to the flag, each step to the next cell on the { $side } or { $upright }, never a dark one?

grid = The grid, row by row from the top

start = the cell with the disc
goal = the cell with the flag
via = the cell with the diamond
dark = a dark cell
other = any other cell

explain = Ways to each cell (those before it added up), by rows from the top: { $rows }. To the flag: { $every }.
explain-via = Ways to each cell (those before it added up), by rows from the top: { $rows }. To the diamond: { $first }; from there to the flag: { $then }; { $first } × { $then } = { $answer }.

side-left = left
side-right = right

upright-up = above
upright-down = below
