places = The figures stand in rows of { $columns } and are numbered row by row from the top left. In a figure, places (x, y) count from its middle, to the right and down; its edges are { $half } away. The parts of figures, each of which looks the same in every figure that has it

figures = The parts of each figure, the lowest first

part-polygon = { $fill } polygon with the corners { $points }
part-disc = { $fill } disc around { $points } with the radius { $radius }
part-line = { $fill } line through { $points }

shape-disc = disc
shape-line = line
shape-triangle = triangle
shape-polygon = shape with { $corners } corners

at-middle = in the middle
at-left = left
at-right = right
at-top = top
at-bottom = bottom
at-top-left = top left
at-top-right = top right
at-bottom-left = bottom left
at-bottom-right = bottom right

drawn = { $fill } { $shape } ({ $at })

times = { $count } × { $part }

apart = Figure { $one } has: { $own }; figure { $other } has instead: { $others }{ $form }.

more = Figure { $one } has all that figure { $other } has, and besides: { $own }.

form-all = ; they differ in form, size or place

form-some = ; parts of the same description differ in form, size or place

turn = Turned clockwise by { $degrees } degrees, figure { $one } stands like figure { $other }.

numbered = Figures are numbered row by row from the top left.

rules-upright = Two figures are identical if they look exactly alike; a turned figure or a mirror image is not identical.

rules-turned = Each figure may have been turned by quarter turns. Two figures are identical if one becomes exactly the other by turning it; a mirror image is not identical.

rules-square = The box of a figure is that of the square on which it is drawn.

short-upright = Turned or mirrored figures are not identical.

short-turned = Quarter turns keep figures identical, mirroring does not.

short-square = Box: a figure's whole square.
