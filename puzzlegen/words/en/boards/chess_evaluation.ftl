count = Count 1 point for a pawn, 3 for a knight, 3 for a bishop, 5 for a rook, 9 for a queen, and nothing for the kings.

balance = What are White's points minus Black's points? The number is negative if Black has more.
balance-briefly = With pawn 1, knight and bishop 3, rook 5, queen 9: what are White's points minus Black's? Negative if Black has more.

diagram = In which of the diagrams A, B, C and D are White's points minus Black's points exactly { $balance }?
diagram-briefly = With pawn 1, knight and bishop 3, rook 5, queen 9: in which of the diagrams A, B, C and D are White's points minus Black's { $balance }?

passed-means = A pawn is passed if no pawn of the other side stands ahead of it, on the way to its last rank, on its own file or on a neighbouring file.
passed = Find all passed pawns, white and black. The box of a pawn is that of its square.
isolated-means = A pawn is isolated if there is no pawn of its own side on either neighbouring file.
isolated = Find all isolated pawns, white and black. The box of a pawn is that of its square.

sign = Values are positive where White stands better and negative where Black does.

range = In which range is the engine's value of this position?
range-briefly = how many centipawns is this worth to White, by { $engine } at { $nodes } nodes?

value = What is the engine's value of this position, in centipawns (hundredths of a pawn)? An answer within { $tolerance } centipawns of it is right.
value-briefly = how many centipawns is this worth to White, by { $engine } at { $nodes } nodes (right within { $tolerance })?

sides = White has { $white }; Black has { $black }.

sum = { $names }, { $points } = { $total } points

points = { $names }, { $total ->
    [one] 1 point
   *[other] { $total } points
}

held-p = { $count ->
    [one] 1 pawn
   *[other] { $count } pawns
}
held-n = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
held-b = { $count ->
    [one] 1 bishop
   *[other] { $count } bishops
}
held-r = { $count ->
    [one] 1 rook
   *[other] { $count } rooks
}
held-q = { $count ->
    [one] 1 queen
   *[other] { $count } queens
}

no-men = nothing but the king, 0 points

difference = The difference is { $white } - { $black } = { $balance }.

others = In the other diagrams it is: { $others }.

found = These pawns stand on { $found }.

stopped-passed = Each other pawn has one of the other side ahead of it, on its own file or on a neighbouring one (in brackets): { $others }.
stopped-isolated = Each other pawn has one of its own side on a neighbouring file (in brackets): { $others }.

in-range = { $engine }'s value of the position is { $range } centipawns, with four times as many nodes as well.

valued = { $engine } values the position at { $worth } centipawns; with four times as many nodes, this changes by less than half of { $tolerance }.

range-below = less than { $high }
range-above = more than { $low }
range-between = between { $low } and { $high }
