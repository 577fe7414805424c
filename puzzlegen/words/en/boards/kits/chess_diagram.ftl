men = Capital letters are White's pieces, small ones Black's: K king, Q queen, R rook, B bishop, N knight, P pawn; . is an empty square.

board = The board

placed = the same in Forsyth-Edwards Notation

marked = Marked squares
