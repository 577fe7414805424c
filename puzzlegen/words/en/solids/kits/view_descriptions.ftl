views = Views are laid out on a grid of unit squares, whose corners are marked by +. Between them --- and | are full lines along sides of squares, and / and \ are full lines along diagonals of squares.

dashed = Further, - - and : are dashed lines along sides of squares. Quarter circles of radius 1 and dashed diagonals are listed below the view, each with its square.

part = Parts are described by what is added and cut away, in this order. Positions are in units from the front left corner on the floor: x to the right, y to the back, z upwards.

round = Quarter circles
round-dashed = Dashed quarter circles

slanted-dashed = Dashed diagonals

arc = { $cell } with the centre at the { $corner } corner

diagonal = { $cell } like { $sign }

corners-0-0 = lower left
corners-1-0 = lower right
corners-1-1 = upper right
corners-0-1 = upper left

step = Step { $number }

ops-add = add { $what }, { $where }
ops-cut = cut away { $what }, { $where }

shapes-box = a box
shapes-cylinder = a cylinder of radius 1 that runs { $along }
shapes-wedge = a wedge that runs { $along }, the half of a box on the { $one } and { $other } side of a diagonal cut

where = x { $a } to { $p }, y { $b } to { $q }, z { $c } to { $r }

along-1 = from left to right
along-2 = from front to back
along-3 = upright

ends-1-1 = left
ends-1-2 = right
ends-2-1 = front
ends-2-2 = back
ends-3-1 = lower
ends-3-2 = upper
