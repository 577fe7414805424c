engine = The chess engine { $name } looks at { $nodes } nodes and values positions and moves in centipawns; a pawn is worth about 100 of them.

turn = It is { $side }'s turn.

side-w = White
side-b = Black

view-white = The board is seen from White's side: White's pawns move up.
view-black = The board is seen from Black's side: White's pawns move down.

piece-p = pawn
piece-n = knight
piece-b = bishop
piece-r = rook
piece-q = queen
piece-k = king

no-castling-fully = Nobody may castle.

castling-fully = Castling rights (king and rook have not moved): White { $white }, Black { $black }.

not-passed-fully = No pawn can be captured en passant now.

briefly = { $side } to move: { $question }
briefly-told = { $side } to move ({ $told }): { $question }
no-castling-briefly = no castling
castling-briefly = castling rights: White { $white }, Black { $black }
not-passed-briefly = no en passant now

wings-none = none
wings-k = kingside
wings-q = queenside
wings-kq = both sides
