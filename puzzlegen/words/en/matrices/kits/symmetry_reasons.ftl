part = { $number ->
    [2] half a turn
    [3] a third of a turn
    [4] a quarter turn
   *[6] a sixth of a turn
}

clockwise = clockwise by { $part }

backwards = anticlockwise by { $part }

half-way = by half a turn

none = no symmetry

turns-only = no axis, but the same after { $part }

upright = upright axis
rising = rising diagonal axis
level = level axis
falling = falling diagonal axis

slanted = axis at { $angles }
together = axes at { $angles }

upright-and-level = upright and level axes
diagonals = both diagonal axes
all-four = all four axes
all-six = all six axes

angles = Angles of axes are clockwise from upright.

all = All { $many } figures have the same symmetry: { $symmetry }.

in-order = The figures in their order have: { $symmetries }.

in-row = Row { $number }: { $symmetries }.
in-column = Column { $number }: { $symmetries }.

row-return = { $many ->
    [2] Two
   *[3] Three
} symmetries take turns.
row-turn = The axis turns { $turn } at each step.
matrix-constant = In each { $line } the symmetry stays the same.
matrix-turn = In each { $line } the axis turns { $turn } at each step.
matrix-distribute_three = Each { $line } has the same three symmetries.
matrix-and = In each { $line } the third figure has only the axes that both others have.
matrix-or = In each { $line } the third figure has all the axes that the two others have.

row = row
column = column

by = clockwise by { $angle }°
by-back = anticlockwise by { $angle }°

so = So the missing figure has: { $symmetry }. Only { $letter } does ({ $others }).

mirrored = The area is the mirror image of the given part in the dashed line.

crossed = Mirrored in one dashed line and then in the other, the given part turns by half a turn and falls on the area.

turned = Turned { $turn } about the centre, the given part falls on the area.

must = { $cell } comes from { $source }, so it is { $shade }: not { $letters }.

cell = row { $row }, cell { $place }

counted = (Rows are those of the whole panel, from the top; cells count from the left.)

shade-white = white
shade-light = light
shade-dark = dark
shade-black = black

left = { $letter } is left.
