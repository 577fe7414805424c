stop = { $told }.

needs-1 = { $letters } needs a box of { $box }
needs-2 = { $letters } need a box of { $box }

rows-1 = the longest row of { $letters } has { $count }
rows-2 = the longest rows of { $letters } have { $count }

ends-1 = of { $letters }, { $count } cubes touch one other only, of { $answer } { $its }
ends-2 = of { $letters }, { $count } cubes each touch one other only, of { $answer } { $its }

mirror = { $letter } is the mirror image of { $answer }

moved = { $letter } is like { $answer } but for one cube, the one in column { $x } from the left, row { $y } from the front and layer { $z } from the floor
