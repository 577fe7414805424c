counts = dots, separate pieces (dots are none), enclosed areas, straight lines, curved lines (a wave or spiral is one), lines in all (straight and curved), free line ends, corners (exactly two line ends meet at an angle), junctions (lines cross or branch, or three or more line ends meet), right angles between neighbouring straight lines, mirror axes (of lines and dots together), and pen strokes that draw every line once

qualities = the number of { $counts }, or whether there are any; whether one pen stroke is enough; whether the lines are straight, curved or both; the direction of the only mirror axis; whether half a turn changes nothing; how two outlines lie (apart, touching, overlapping, one inside the other){ $more }. Size and place do not matter

as-many = ; or that all but one have as many dots as pieces, areas, straight lines, curved lines, free line ends, corners, junctions or right angles

amount = { $number ->
    [0] no { $counted }
    [1] 1 { $counted-one }
   *[other] { $number } { $counted }
}

# Several of what is counted, and one.
dots = dots
    .one = dot
pieces = separate pieces
    .one = separate piece
areas = enclosed areas
    .one = enclosed area
straight-lines = straight lines
    .one = straight line
curved-lines = curved lines
    .one = curved line
lines = lines
    .one = line
ends = free line ends
    .one = free line end
corners = corners
    .one = corner
junctions = junctions
    .one = junction
right-angles = right angles
    .one = right angle
mirror-axes = mirror axes
    .one = mirror axis
pen-strokes = pen strokes
    .one = pen stroke
