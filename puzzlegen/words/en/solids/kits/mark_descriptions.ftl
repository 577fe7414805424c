faces = Of a cube, the top, the front (lower left in the picture) and the right face are seen. How marks are turned on the front and on the right face is said as one sees it when looking straight at the face; on the top face, as one sees it from above with the front face below.

net = Nets are laid out as in the picture: each square has a number, and . is no square. Squares with a common side are joined by a dashed line. Marks are turned as one sees them in the picture.

marks-arrow = arrow
marks-half_disc = half disc
marks-ell = angle
marks-tee = hammer
marks-corner = triangle
marks-quarter = quarter disc
marks-drop = drop
marks-chevron = chevron
marks-two_discs = two discs
marks-stripe = slanted bar
marks-bar = bar
marks-hourglass = hourglass
marks-bars = two bars
marks-disc = disc
marks-square = square
marks-burst = star
marks-plus = cross
marks-ring = ring
marks-frame = frame
marks-four_discs = four discs

several-two_discs = two { $hue } discs
several-bars = two { $hue } bars
several-four_discs = four { $hue } discs
several-one = one { $hue } pip
several-two = two { $hue } pips
several-three = three { $hue } pips
several-four = four { $hue } pips
several-five = five { $hue } pips
several-six = six { $hue } pips

coloured = { $hue } { $mark }

turned = { $mark } { $how }

sides-1 = up
sides-2 = to the right
sides-3 = down
sides-4 = to the left

corners-1 = at the upper left
corners-2 = at the upper right
corners-3 = at the lower right
corners-4 = at the lower left

diagonals-1 = from the upper left to the lower right
diagonals-2 = from the lower left to the upper right

long-1 = upright
long-2 = lying level

how-arrow = pointing { $way }
how-half_disc = with its round side { $way }
how-ell = with its corner { $way }
how-tee = with its head { $way }
how-corner = with its right angle { $way }
how-quarter = with its right angle { $way }
how-drop = with its tip { $way }
how-chevron = pointing { $way }
how-two_discs = with the smaller one { $way }
how-hourglass-1 = with its wide ends at the top and the bottom
how-hourglass-2 = with its wide ends on the left and the right
how-bars-1 = upright, side by side
how-bars-2 = lying level, one above the other
how-six-1 = in two upright columns of three
how-six-2 = in two level rows of three

asked = a question mark

cube = top: { $top }; front: { $front }; right: { $right }
