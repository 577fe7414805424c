places = The figures stand in rows of { $columns } and are numbered row by row from the top left. In a figure, places (x, y) count from its middle, to the right and down; its edges are { $half } away. The parts of figures, each of which looks the same in every figure that has it

figures = The parts of each figure, the lowest first

part-polygon = { $fill } polygon with the corners { $points }
part-disc = { $fill } disc around { $points } with the radius { $radius }
part-line = { $fill } line through { $points }

shapes-disc = disc
shapes-line = line
shapes-triangle = triangle
shapes-polygon = shape with { $corners } corners

at-0-0 = in the middle
at-1-0 = left
at-1-0-2 = right
at-0--1 = top
at-0-1 = bottom
at-1--1 = top left
at-1--1-2 = top right
at-1-1 = bottom left
at-1-1-2 = bottom right

drawn = { $fill } { $shape } ({ $at })

times = { $count } × { $part }

apart = Figure { $one } has: { $own }; figure { $other } has instead: { $others }{ $form }.

more = Figure { $one } has all that figure { $other } has, and besides: { $own }.

otherwise = , of another form, size or place

some = , where what has the same name is of another form, size or place

turn = Turned clockwise by { $degrees } degrees, figure { $one } stands like figure { $other }.

numbered = Figures are numbered row by row from the top left.

upright = Two figures are identical if they look exactly alike; a turned figure or a mirror image is not identical.

turned = Each figure may have been turned by quarter turns. Two figures are identical if one becomes exactly the other by turning it; a mirror image is not identical.

square = The box of a figure is that of the square on which it is drawn.

upright-short = Turned or mirrored figures are not identical.

turned-short = Quarter turns keep figures identical, mirroring does not.

square-short = Box: a figure's whole square.
