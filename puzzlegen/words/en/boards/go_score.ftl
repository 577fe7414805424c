rules = This game of Go is finished: all stones on the board are alive and stay there. A colour has one point for each of its stones, and one for each free point from which one can reach, along the lines over free points, stones of that colour only. Free points from which stones of both colours can be reached in that way count for nobody; there is no komi.

finished = This game of Go is finished, and all stones are alive. Stones and territory are counted, without komi.

count = How many points does Black have?

margin = Who has won, and by how many points?

sides = Black has { $a } stones and { $b } points of territory, { $c } in all; White has { $d } and { $e }, { $f } in all: { $r }.

areas = Territory by area, in the order of the topmost points: Black { $black }; White { $white }.

neutral = { $points } { $count ->
    [one] counts
   *[other] count
} for nobody.

and = { " " }and{ " " }
