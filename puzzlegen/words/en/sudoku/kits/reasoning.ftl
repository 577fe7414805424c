led = Step by step (r1c2 is row 1, column 2): { $steps }.
led-known = Step by step: { $steps }.
begins = That trial begins with { $steps }.
supposed = Suppose { $cell }={ $symbol } (r1c2 is row 1, column 2): { $steps }; now { $clash }.
supposed-known = Suppose { $cell }={ $symbol }: { $steps }; now { $clash }.
supposed-nested = Suppose { $cell }={ $symbol } (r1c2 is row 1, column 2): { $steps }; from there { $further ->
    [one] one more step
   *[other] { $further } more steps
} and { $trials ->
    [one] one further trial
   *[other] { $trials } further trials
} show that { $clash }.
supposed-nested-known = Suppose { $cell }={ $symbol }: { $steps }; from there { $further ->
    [one] one more step
   *[other] { $further } more steps
} and { $trials ->
    [one] one further trial
   *[other] { $trials } further trials
} show that { $clash }.

first-last = { $more ->
    [one] { $first }; after one more step: { $last }
   *[other] { $first }; after { $more } more steps: { $last }
}

full = Then the grid is full.
on-trial = Before that trial no plain step was left; more steps, and perhaps more trials, fill the rest.
on = More steps, and perhaps trials, fill the rest.

naked_single = r{ $row }c{ $column }={ $symbol } (naked single)
hidden_single = r{ $row }c{ $column }={ $symbol } (hidden single, { $unit })
struck = { $cells } ({ $reason })
not = { $cells }≠{ $symbols }
may = { $cells }={ $symbols }

refuted = { $inner ->
    [0] { $cell }≠{ $symbol } (tried: { $clash })
    [one] { $cell }≠{ $symbol } (tried: after one step { $clash })
   *[other] { $cell }≠{ $symbol } (tried: after { $inner } steps { $clash })
}
refuted-nested = { $trials ->
    [one] { $cell }≠{ $symbol } (tried: after { $inner } steps and one further trial { $clash })
   *[other] { $cell }≠{ $symbol } (tried: after { $inner } steps and { $trials } further trials { $clash })
}

no_symbol = nothing fits into { $cell }
no_place = { $symbol } has no place in { $unit }
no_way = { $mark } cannot hold

locked = locked candidates { $cells }
seen = { $symbol } in { $unit }: { $places }, and { $cells } { $told ->
    [one] sees
   *[other] see
} { $count ->
    [2] both
   *[other] all of them
}
or-in = { " " }or{ " " }
naked_pair = naked pair { $cells }
naked_triple = naked triple { $cells }
hidden_pair = hidden pair { $symbols } in { $cells }
hidden_triple = hidden triple { $symbols } in { $cells }
x_wing-row = X-wing, rows { $lines }
x_wing-column = X-wing, columns { $lines }
swordfish-row = swordfish, rows { $lines }
swordfish-column = swordfish, columns { $lines }
xy_wing = XY-wing { $cells }
xyz_wing = XYZ-wing { $cells }

unit-row = row
unit-column = column
unit-box = box
unit-region = region
unit-falling = diagonal
unit-rising = diagonal
unit-window = shaded square
unit-of = the { $unit } of { $cell }
number-row = row { $line }
number-column = column { $line }
named-falling = the falling diagonal
named-rising = the rising diagonal

by-cage = cage { $value } from { $cell }
by-thermometer = thermometer from { $cell }
by-arrow = arrow from { $cell }
by-white_dot = white dot { $pair }
by-black_dot = black dot { $pair }
by-bar = bar { $pair }
by-greater = sign { $pair }
by-even = square in { $cell }
by-odd = disc in { $cell }
by-sandwich = sandwich { $value }, { $line }
by-little_killer = diagonal { $value } from { $cell }
no-dot = no dot { $pair }
no-bar = no bar { $pair }

left = So far { $cell } may hold { $left }. Try { $others } there and go on: sooner or later a rule breaks, but in more steps than can be told here.
searched = Tried from here, anything else in { $cell } breaks a rule sooner or later, but in more steps than can be told here.
or = { " " }or{ " " }

ruled-out = So { $cell }≠{ $symbol }.

cell = r{ $row }c{ $column }
