rules = The board has { $rows } rows and { $columns } columns of cells; some cells hold a rook. Consider all squares made of whole cells of the board: a single cell, 2 by 2 cells, 3 by 3 cells, and so on.

ask-count = How many squares, of all sizes together, hold no rook? Squares that overlap count separately.

short-count = How many squares made of whole cells of the board, of all sizes together, hold no rook?

ask-largest = Exactly one of the squares that hold no rook is larger than all others. Which one is it?

short-largest = Which is the largest square made of whole cells of the board that holds no rook?

board = The board, row by row from the top

rook = a rook
empty = an empty cell

explain = Squares without a rook, by size: { $terms }. In total: { $total }.
