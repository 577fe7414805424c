counts = dots; pieces (not dots); enclosed areas; straight, curved and all lines (a wave or spiral is one); free line ends; corners (two line ends meet at an angle); junctions (lines cross or branch, or more line ends meet); right angles between neighbouring straight lines; mirror axes (dots included); pen strokes, each line drawn once

qualities = the number of each of these, or whether there are any: { $counts }; whether one pen stroke is enough; lines straight, curved or both; the direction of the only mirror axis; half a turn changes nothing; two outlines apart, touching, overlapping or one inside the other{ $more }

as-many = ; as many dots as pieces, areas, straight lines, curved lines, free ends, corners, junctions or right angles

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
