turn = It is { $side }'s turn.

sides-w = White
sides-b = Black

view-white = The board is seen from White's side: White's pawns move up.
view-black = The board is seen from Black's side: White's pawns move down.

pieces-p = pawn
pieces-n = knight
pieces-b = bishop
pieces-r = rook
pieces-q = queen
pieces-k = king

no-castling = Nobody may castle.

castling = Castling rights (king and rook have not moved): White { $white }, Black { $black }.

not-passed = No pawn can be captured en passant now.

briefly = { $side } to move{ $told }:{ " " }
briefly-told-no = { "" }
briefly-told-yes = { " " }({ $told })
briefly-no-castling = no castling
briefly-castling = castling rights: White { $white }, Black { $black }
briefly-not-passed = no en passant now

wings-x = none
wings-k = kingside
wings-q = queenside
wings-kq = both sides
