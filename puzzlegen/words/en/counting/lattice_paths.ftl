walk = A walker goes from the cell with the filled disc to the cell with the ring. Each step leads to the next cell on the { $side } or to the next cell { $upright }, never in another direction, and never into a dark cell.

ask = How many different ways are there?
ask-via = How many different ways are there that pass through the cell with the diamond?

short = How many ways lead from the disc to the ring, each step to the next cell on the { $side } or { $upright }, never a dark one?
short-via = How many ways lead from the disc over the diamond to the ring, each step to the next cell on the { $side } or { $upright }, never a dark one?

grid = The grid, row by row from the top

signs-S = the cell with the filled disc
signs-G = the cell with the ring
signs-V = the cell with the diamond
signs-x = a dark cell
signs-x-2 = any other cell

explain = { $english } Together: { $every }.
