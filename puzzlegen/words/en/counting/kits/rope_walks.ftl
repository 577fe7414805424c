arcs = (Arcs bulge out at the border; they are counted from the left or from the top.)

arc-top = { $ordinal } arc at the top
arc-right = { $ordinal } arc on the right
arc-bottom = { $ordinal } arc at the bottom
arc-left = { $ordinal } arc on the left

corner-upper-right = arc at the upper right corner
corner-lower-right = arc at the lower right corner
corner-lower-left = arc at the lower left corner
corner-upper-left = arc at the upper left corner

ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $number }th
 }

loop = with the { $arc }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
 }

inner = one inside, spanning the { $left } to { $right } columns and the { $top } to { $bottom } rows of strands
