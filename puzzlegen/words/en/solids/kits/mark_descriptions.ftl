faces = Of a cube, the top, the front (lower left in the picture) and the right face are seen. How marks are turned on the front and on the right face is said as one sees it when looking straight at the face; on the top face, as one sees it from above with the front face below.

net = Nets are laid out as in the picture: each square has a number, and . is no square. Squares with a common side are joined by a dashed line. Marks are turned as one sees them in the picture.

mark-arrow = arrow
mark-half_disc = half disc
mark-ell = angle
mark-tee = hammer
mark-corner = triangle
mark-quarter = quarter disc
mark-drop = drop
mark-chevron = chevron
mark-two_discs = two discs
mark-stripe = slanted bar
mark-bar = bar
mark-hourglass = hourglass
mark-bars = two bars
mark-disc = disc
mark-square = square
mark-burst = star
mark-plus = cross
mark-ring = ring
mark-frame = frame
mark-four_discs = four discs

several-two_discs = two { $hue } discs
several-bars = two { $hue } bars
several-four_discs = four { $hue } discs
several-one = one pip on { $hue }
several-two = two pips on { $hue }
several-three = three pips on { $hue }
several-four = four pips on { $hue }
several-five = five pips on { $hue }
several-six = six pips on { $hue }

coloured = { $hue } { $mark }

turned = { $mark } { $how }

up = up
to-the-right = to the right
down = down
to-the-left = to the left

upper-left = at the upper left
upper-right = at the upper right
lower-right = at the lower right
lower-left = at the lower left

falling = from the upper left to the lower right
rising = from the lower left to the upper right

how-bar = upright
how-bar-turned = lying flat

how-arrow = pointing { $way }
how-half_disc = with its round side { $way }
how-ell = with its corner { $way }
how-tee = with its head { $way }
how-corner = with its right angle { $way }
how-quarter = with its right angle { $way }
how-drop = with its tip { $way }
how-chevron = pointing { $way }
how-two_discs = with the smaller one { $way }
how-hourglass = with its wide ends at the top and the bottom
how-hourglass-turned = with its wide ends on the left and the right
how-bars = upright, side by side
how-bars-turned = lying flat, one above the other
how-six = in two upright columns of three
how-six-turned = in two level rows of three

asked = a question mark

cube = top: { $top }; front: { $front }; right: { $right }
