stones-B = black
stones-W = white

point-box = A point's box is the square centred on it, one line spacing wide.

signs-B = a black stone
signs-W = a white stone
signs-x = a free point

triangled = The stone on { $point } carries a triangle.

runs-on = The lines run on to the border of the picture: { $sides }.

open-sides-1 = at the top
open-sides-2 = at the bottom
open-sides-3 = at the left
open-sides-4 = at the right
