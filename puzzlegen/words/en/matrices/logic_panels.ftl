part-cells = filled cell
part-dots = dot
part-squares = stroke between neighbouring points
part-wheel = stroke

rule = the third panel has a { $part } just where both of the first two have one, at least one has, exactly one has, only the first has, or only the second has

turned-first = turn the whole first panel (by a quarter, a half or not at all, always the same); then { $rule }
turned = { " " }After that, the third panel may be turned by a quarter or a half{ $same }.

same = , always the same

setting-logic_panel = One of five rules holds in all rows, left to right{ $columns }: { $rule }.{ $turned }
setting-next = Panels 1, 2, 3, then 3, 4, 5, then 5, 6 and the missing one all follow one of five rules: { $rule }.{ $turned }
setting-odd_one_out = In each of A to D, one of five rules holds: { $rule }.{ $turned } { $alike }
setting-grouping = In each of 1 to 6, one of five rules holds: { $rule }.{ $turned } { $alike }

alike-odd_one_out-unturned = Three of A to D have the same rule; the odd one has another.
alike-odd_one_out-turned = Three of A to D have the same rule and the same turn, or no turn; the odd one differs in the rule, the turn or both.
alike-grouping-unturned = Three of 1 to 6 have the same rule; the other three share another one.
alike-grouping-turned = Three of 1 to 6 have the same rule and the same turn, or no turn; so have the other three, but their rule, their turn or both are different.

ask-logic_panel = Which option is the missing panel?
ask-next = Which option comes next?
ask-odd_one_out = Which is the odd one out?
ask-grouping = Which option names the two groups?

columns = , or in all columns, top to bottom

held-rows = Along each row, the third panel holds what is { $rule }
held-columns = Along each column, the third panel holds what is { $rule }

held-next = In every group of three, the third panel holds what is { $rule }

held = In { $threes }, the third panel holds what is { $rule }

# The end of each of these sentences.
ruled = { $parts }{ $turn ->
    [0] .
    [1] , turned clockwise by a quarter.
    [2] , turned by half a turn.
   *[3] , turned anticlockwise by a quarter.
}

parts-and = in both of the first two
parts-or = in at least one of the first two
parts-xor = in exactly one of the first two
parts-minus = in the first but not in the second
parts-reverse = in the second but not in the first

made = That makes the missing panel, with { $count }, as in { $letter }.

counted-cells = { $count ->
    [1] 1 filled cell
   *[other] { $count } filled cells
}
counted-dots = { $count ->
    [1] 1 dot
   *[other] { $count } dots
}
counted-squares = { $count ->
    [1] 1 stroke
   *[other] { $count } strokes
}
counted-wheel = { $count ->
    [1] 1 stroke
   *[other] { $count } strokes
}

and = { " " }and{ " " }

first-turn = First, the first panel is turned { $turn ->
    [1] clockwise by a quarter
    [2] by half a turn
   *[3] anticlockwise by a quarter
}.

filled = a filled cell
empty = an empty one
dot = a dot
no-dot = a point of the lattice without one
point = one of nine points, three in each of three rows
level = a level stroke
upright = an upright stroke
around = Each panel has a point in its middle and eight around it, which are named by where they lie.

between = { $one } to { $other }

panel = panel { $number }

three = Three panels numbered { $number }

spokes = strokes from the middle to: { $spokes }

rim = strokes along the rim: { $rim }
