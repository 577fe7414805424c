parts-fraction-1-6 = a sixth of a turn
parts-fraction-1-4 = a quarter turn
parts-fraction-1-3 = a third of a turn
parts-fraction-1-2 = half a turn

clockwise = clockwise by { $part }

backwards = counterclockwise by { $part }

half-way = by half a turn

none = no symmetry

turns-only = no axis, but the same after { $part }

axis-0 = upright axis
axis-45 = rising diagonal axis
axis-90 = level axis
axis-135 = falling diagonal axis

slanted = axis at { $angle }°

several-0-90 = upright and level axes
several-45-135 = both diagonal axes
several-0-45-90-135 = all four axes
several-0-30-60-90-120-150 = all six axes

together = axes at { $angles }

angle = { $angle }°

angles = Angles of axes are clockwise from upright.

all = All { $many } figures have the same symmetry: { $symmetry }.

in-order = The figures in their order have: { $symmetries }.

line-no = Row { $number }: { $symmetries }.
line-yes = Column { $number }: { $symmetries }.

rules-return-row = { $many } symmetries take turns.
rules-turn-row = The axis turns { $turn } at each step.
rules-constant-matrix = In each { $line } the symmetry stays the same.
rules-turn-matrix = In each { $line } the axis turns { $turn } at each step.
rules-distribute_three-matrix = Each { $line } has the same three symmetries.
rules-and-matrix = In each { $line } the third figure has just the axes that both others have.
rules-or-matrix = In each { $line } the third figure has all the axes that the two others have.

line-names-no = row
line-names-yes = column

many-2 = Two
many-3 = Three

by = clockwise by { $angle }°
by-back = counterclockwise by { $angle }°

so = So the missing figure has: { $symmetry }. Only { $letter } does ({ $others }).

mirrored = The area is the mirror image of the given part in the dashed line.

crossed = Mirrored in one dashed line and then in the other, the given part turns by half a turn and falls on the area.

turned = Turned { $turn } about the centre, the given part falls on the area.

must = { $cell } comes from { $source }, so it is { $shade }: not { $letters }.

cell = row { $row }, cell { $place }

counted = (Rows are those of the whole panel, from the top; cells count from the left.)

shades-x = white
shades-light = light
shades-dark = dark
shades-black = black

left = { $letter } is left.
