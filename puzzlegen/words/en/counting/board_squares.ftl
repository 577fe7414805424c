board = The board has { $rows } rows and { $columns } columns of cells; some cells hold a rook. Consider all squares made of whole cells of the board: a single cell, 2 by 2 cells, 3 by 3 cells, and so on.

count = How many squares, of all sizes together, hold no rook? Squares that overlap count separately.

short-count = How many squares made of whole cells of the board, of all sizes together, hold no rook?

largest = Exactly one of the squares that hold no rook is larger than all others. Which one is it?

short-largest = Which is the largest square made of whole cells of the board that holds no rook?

shown = The board, row by row from the top

signs-R = a rook
signs-x = an empty cell

explain = Squares without a rook by size: { $terms }. Together: { $total }.
