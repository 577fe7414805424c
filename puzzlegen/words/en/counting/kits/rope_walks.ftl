arcs = (Arcs are those that bulge out at the border, counted from the left or from the top.)

arc-1 = { $nth } arc at the top
arc-2 = { $nth } arc on the right
arc-3 = { $nth } arc at the bottom
arc-4 = { $nth } arc on the left

corner-0-1 = arc at the upper right corner
corner-1-2 = arc at the lower right corner
corner-2-3 = arc at the lower left corner
corner-0-3 = arc at the upper left corner

nth = { $nth }

loop = one with the { $arc }
loop-more = one with the { $arc } and { $more } more

inner = one inside, between the { $left } and { $right } columns and the { $top } and { $bottom } rows of strands
