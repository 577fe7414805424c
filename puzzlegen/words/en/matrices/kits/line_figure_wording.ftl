counts = dots, pieces (not dots), enclosed areas, lines (straight, curved, all; a wave or spiral is one), free ends, corners (two line ends at an angle), junctions (lines cross or branch, or more ends meet), right angles of neighbouring straight lines, mirror axes, pen strokes (each line drawn once)

qualities = number or presence of { $counts }; one stroke enough; lines straight, curved or both; direction of the only axis; half-turn symmetry; two outlines apart, touching, overlapping or nested{ $more }

as-many = ; as many dots as pieces, areas, straight lines, curves, ends, corners, junctions or right angles

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
