shape-circle = circle
shape-square = square
shape-diamond = diamond
shape-hexagon = hexagon

asked-contact = apart, crossing, or one inside the other (which one)
asked-size = which one is wider, if either
asked-side = whose middle is further left, if either
asked-height = whose middle is higher, if either

setting = Of each pair of outlines in a panel, only this matters: { $relations }.

two = Of the two outlines in a panel, only this matters: { $relations }.

rules-matrix = Some of these relations follow a rule along all rows or all columns: each row (or column) keeps one relation, or every row (or column) has the same three, in any order (two may be alike). The right option fits all such rules.
rules-analogy = From left to right, some of these relations stay in every row, some are reversed in every row (the two outlines swap roles; one without roles, such as crossing or equally wide, stays). The right option makes the last row do all of this.
rules-next = From left to right, some of these relations follow a rule: always the same, or repeating every two or every three panels. The right option continues all such rules.
rules-belongs = Some of these relations are the same in all four panels above. One option agrees in all of these.
rules-count = Some of these relations are the same in all four panels above. A panel fits if it agrees in all of these.
rules-odd_one_out = In one of these relations, three panels agree, and the odd one differs.

ask-matrix = Which option completes the grid?
ask-analogy = Which option completes the last row?
ask-next = Which option comes next?
ask-belongs = Which option belongs with them?
ask-count = How many of the panels 1 to { $last } fit?
ask-odd_one_out = Which panel is the odd one out?

only = All that matters is how the outlines lie relative to each other.

apart = apart
crossing = crossing
one-inside = { $one } inside
other-inside = { $other } inside
one-wider = { $one } wider
equally-wide = equally wide
other-wider = { $other } wider
one-left = { $one } further left
same-side = same left-right position
other-left = { $other } further left
one-higher = { $one } higher
same-height = at the same height
other-higher = { $other } higher

pair = { $one } and { $other }: { $shown }

lines = { $one } and { $other }, { $shown }

so = { $pair }. { $rule }, so we need “{ $key }”.

why-2-in-turn = They alternate
why-3-in-turn = This repeats every three
why-kept = Each row keeps it
why-reversed = Each row reverses it
why-rows-of-one = It stays the same within each row
why-columns-of-one = It stays the same within each column
why-rows-of-three = Each row has the same three
why-columns-of-three = Each column has the same three

alike = { $one } and { $other }: { $value } in all { $count ->
    [4] four
    [5] five
   *[8] eight
}.

row = row { $number }

column = column { $number }

fitting = Numbered panels of which all of this is true: { $found }. Total: { $number }.

to = { " " }→{ " " }

last = { $steps ->
    [1] This
   *[other] All of this
} is true of { $answer } only.

odd = { $pair }. { $answer } is the odd one out.

placed = { $shape } around ({ $x }, { $y }), { $across } steps wide and high

axes = Middles are written as (x, y), in steps: x to the right, y downwards.

diamond = A diamond stands on a corner; a hexagon has two level sides, half as long as it is wide.

panel = Panel { $number }

above = Upper row, panel { $number }

