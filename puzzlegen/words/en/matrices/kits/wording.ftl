next = Which option comes next in the upper row?

left = left
right = right
upper = upper
lower = lower
outer = outer
inner = inner
upper-left = upper left
lower-left = lower left
lower-right = lower right
middle = middle
corner = corner

attribute-shape = shape
attribute-size = size
attribute-fill = fill
attribute-turn = direction
attribute-number = number
attribute-position = positions

of-part = { $part } { $attribute }

shape-triangle = triangle
shape-square = square
shape-pentagon = pentagon
shape-hexagon = hexagon
shape-circle = circle
shape-star = star
shape-cross = cross
shape-clover = clover
shape-hourglass = hourglass
shape-arrow = arrow
shape-half_disc = half disc
shape-drop = drop
shape-chevron = chevron
shape-heart = heart
shape-tee = T

and = { " " }and{ " " }

two = two
two-or-three = two or three
