stop = { $told }.
box = { $a } x { $b } x { $c }

needs = { $letters } { $pieces ->
    [one] needs
   *[other] need
} a box of { $box }

rows = { $pieces ->
    [one] the longest row of { $letters } has { $count }
   *[other] the longest rows of { $letters } have { $count }
}

ends = { $pieces ->
    [one] { $letters } has
   *[other] { $letters } each have
} { $count ->
    [0] no cube that touches only one other
    [one] one cube that touches only one other
   *[other] { $count } cubes that touch only one other
}, { $answer } has { $its ->
    [0] none
   *[other] { $its }
}

mirror = { $letter } is the mirror image of { $answer }

moved = { $letter } is like { $answer } but for one cube, the one in column { $x } from the left, row { $y } from the front and layer { $z } from the floor
