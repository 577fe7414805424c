sheet = The sheet shows a part in first-angle projection: the view from above stands below the front view, that from below above it, that from the left to its right, that from the right to its left. All views have one scale.
lines = Full lines are visible edges and outlines, dashed lines hidden ones, chain lines centres; where surfaces blend smoothly, there is no line.

ask = Which of A to D is the missing view, { $side }?

short = One view of the part is missing at the question mark. Which of A to D is it?

side-front = from the front
side-left = from the left
side-right = from the right
side-top = from above
side-bottom = from below
side-rear = from behind

principle = A straight edge that one view shows lies at the same place in every view that shares this direction: there something must begin, end or bend.
offered = { $letter } has a line { $place }, where the view { $side } has nothing.
given = The view { $side } has a line { $place }, where { $letter } has nothing.
left-over = Only { $answer } agrees with the sheet everywhere.

at-x = at { $share } % of the width from the left
at-y = at { $share } % of the depth from the front
at-z = at { $share } % of the height

notation = Views are told in millimetres from their lower left corners, to the right and up: lines from end to end, circles and arcs by centre and radius, arcs anticlockwise from angle to angle.
view-front = View from the front
view-left = View from the left
view-right = View from the right
view-top = View from above
view-bottom = View from below
view-rear = View from behind
missing = The view { $side } is missing.
size = { $width } wide, { $height } high
full = full: { $what }
dashed = dashed: { $what }
circle = circle { $at } r { $radius }
arc = arc { $at } r { $radius } { $start }° to { $end }°
curve = curve { $points }
