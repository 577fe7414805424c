black = black
    .first-word = Black
white = white
    .first-word = White

point-box = A point's box is the square centred on it, one line spacing wide.

black-stone = a black stone
white-stone = a white stone
free-point = a free point

triangled = The stone on { $point } carries a triangle.

runs-on = The lines run on to the border of the picture: { $sides }.

at-top = at the top
at-bottom = at the bottom
at-left = at the left
at-right = at the right
