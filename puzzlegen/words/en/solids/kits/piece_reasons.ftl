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
    [one] of { $letters }, { $count } cubes touch one other only, of { $answer } { $its }
   *[other] of { $letters }, { $count } cubes each touch one other only, of { $answer } { $its }
}

mirror = { $letter } is the mirror image of { $answer }

moved = { $letter } is like { $answer } but for one cube, the one in column { $x } from the left, row { $y } from the front and layer { $z } from the floor
