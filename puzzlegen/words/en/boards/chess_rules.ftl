castling-neither = neither kingside nor queenside
castling-kingside = kingside only
castling-queenside = queenside only
castling-both = both kingside and queenside
castling-counts = Castling counts as one move, of the king.

promotion-counts = A pawn that reaches the last rank makes four different moves, one for each piece that it may become.

attack = A piece attacks each square on which it could capture an enemy piece if one stood there, whatever stands there now; turns, checks and pins do not matter. Other pieces and pawns block the lines of queens, rooks and bishops.

pin = A piece or pawn is pinned to its own king if, were it not there, an enemy queen, rook or bishop would attack that king through its square.

ask-moves = How many legal moves does the { $piece } on the marked square { $squares } have?
ask-all_moves = How many legal moves does { $side } have?
ask-attacked = Find every square that is attacked by both of the pieces on the marked squares { $squares }. The box of a square is the square itself.
ask-pinned = Exactly one piece or pawn, white or black, is pinned to its own king. On which square does it stand?
ask-check = It is { $side }'s turn in all four positions A, B, C and D. In which one is { $side }'s king in check?
ask-castling = On which sides may { $side } castle now?

briefly-moves = how many legal moves does the { $piece } on { $squares } have?
briefly-all_moves = how many legal moves does { $side } have?
briefly-attacked = Which squares, empty or not, do the pieces on { $squares } both attack, whatever the turn and pins? The box of a square is the square itself.
briefly-castling = on which sides may { $side } castle now?

moves = It can go to { $squares }: { $count }.

no-moves = It has no legal move.

blocked = Its own side stands on every square that it could reach.

king-barred = It cannot go where it could be taken: { $guards }.

guards = the { $piece } on { $at } covers { $squares }

pin-bars = The { $piece } on { $at } pins it to its king, so it cannot leave the line between the two.

checked = The { $piece } on { $at } gives check, so only moves that end it are legal.

of-piece = { $piece } on { $at }: { $count } ({ $moves })

in-all = Piece by piece: { $pieces }. In all { $sum }.

common = The { $piece } on { $at } attacks { $squares }. Of these, the { $other } on { $there } attacks { $common } as well.

pinned = Between the { $piece } on { $at } and the king on { $king } stands nothing but the { $pinned } on { $square }.

check = In { $letter }, { $checks } the king on { $king }.

attacks = the { $piece } on { $at } attacks

away = there is no { $piece } on { $at }

between = the { $between } on { $there } stands in the way of the { $piece } on { $at }

in = In { $letters }, { $reasons }.

wing = { $wing }: { $reason }.

both-wings = Both sides

wings-kingside = Kingside
wings-queenside = Queenside

free = yes, since nothing stands between king and rook, and no square that the king leaves, crosses or enters is attacked

obstacles-moved = no, since there is no right to castle there
obstacles-between = no, since the { $piece } on { $at } stands between king and rook
obstacles-check = no, since the { $piece } on { $at } gives check
obstacles-through = no, since the king would cross { $square }, which the { $piece } on { $at } attacks
obstacles-into = no, since the king would be in check on { $square }, from the { $piece } on { $at }

all = { " " }and{ " " }
