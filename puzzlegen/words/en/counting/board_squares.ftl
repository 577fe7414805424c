rules = The board has { $rows } rows and { $columns } columns of cells; some cells hold a rook. Consider all squares made of whole cells of the board: a single cell, 2 by 2 cells, 3 by 3 cells, and so on.

ask-count = How many squares, of all sizes together, hold no rook? Squares that overlap count separately.

short-count = How many squares made of whole cells of the board, of all sizes together, hold no rook?

ask-largest = Exactly one of the squares that hold no rook is larger than all others. Which one is it?

short-largest = Which is the largest square made of whole cells of the board that holds no rook?

board = The board, row by row from the top

rook = a rook
empty = an empty cell

explain = Squares without a rook, by size: { $terms }. In total: { $total }.

cell = row { $row }, column { $column }

ask-lost = One more rook is put on the empty cell in { $cell } (rows are counted from the top, columns from the left, starting at 1). By how much does the number of squares without a rook, of all sizes, fall?

short-lost = How many squares made of whole cells of the board, of all sizes together, hold no rook but hold the cell in { $cell }, counted from the upper left corner?

ask-costliest = One more rook is put on one of four empty cells (rows are counted from the top, columns from the left, starting at 1). On which of them does it leave the fewest squares without a rook, of all sizes?

short-costliest = On which of these cells, counted from the upper left corner, does one more rook leave the fewest squares, of all sizes together, that hold no rook?

explain-lost = The squares without a rook that hold this cell are lost. By size, from 1×1 up: { $sum }.

explain-costliest = The squares without a rook that hold the cell are lost. By size, from 1×1 up: { $sums }.
