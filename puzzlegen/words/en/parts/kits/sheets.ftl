named = { $names }.
named-first = { $number } is the view { $side }
named-next = { $number } { $side }

side-front = from the front
side-left = from the left
side-right = from the right
side-top = from above
side-bottom = from below
side-rear = from behind

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

size = { $width } wide, { $height } high
full = full: { $what }
dashed = dashed: { $what }
axes = axes: { $what }
circle = circle { $at } r { $radius }
arc = arc { $at } r { $radius } { $start }° to { $end }°
curve = curve { $points }
