views = Views are laid out on a grid of unit squares, whose corners are marked by +. Between them --- and | are full lines along sides of squares, and / and \ are full lines along diagonals of squares.

dashed = Further, - - and : are dashed lines along sides of squares. Quarter circles of radius 1 and dashed diagonals are listed below the view, each with its square.

part = Parts are described by what is added and cut away, in this order. Positions are in units from the front left corner on the floor: x to the right, y to the back, z upwards.

round = Quarter circles
round-dashed = Dashed quarter circles

slanted-dashed = Dashed diagonals

arc = { $cell } with the centre at the { $corner } corner

diagonal = { $cell } like { $sign }

lower-left = lower left
lower-right = lower right
upper-right = upper right
upper-left = upper left

step = Step { $number }

ops-add = add { $what }, { $where }
ops-cut = cut away { $what }, { $where }

shapes-box = a box
shapes-cylinder = a cylinder of radius 1 that runs { $along }
shapes-wedge = a wedge that runs { $along }, the half of a box on the { $one } and { $other } side of a diagonal cut

where = x { $a } to { $p }, y { $b } to { $q }, z { $c } to { $r }

left-to-right = from left to right
front-to-back = from front to back
upright = upright

left = left
right = right
front = front
back = back
lower = lower
upper = upper
