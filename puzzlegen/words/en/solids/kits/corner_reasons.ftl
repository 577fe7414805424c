and = { " " }and{ " " }

the = the { $mark }

tee = T

meet-fold = Folded, the net has { $marks } at one corner, clockwise in this order and turned as on cube { $answer }.
meet-not_fold = Cube { $answer } shows { $marks } clockwise round a corner.
meet-net = The cube shows { $marks } clockwise round a corner; net { $answer } brings them together in this way.

others = The other cubes show corners of the folded net.

of-cubes = in { $letters }, { $fault }
of-nets = { $count ->
    [one] in the cube that net { $letters } makes, { $fault }
   *[other] in the cubes that nets { $letters } make, { $fault }
}

faults = { $faults }.

put-opposite = { $marks } meet, but the net puts them on opposite faces
opposite = { $marks } are on opposite faces

put-in-reverse = { $marks } run clockwise, but in the folded net anticlockwise
reversed = { $marks } run anticlockwise

turn = { $mark } would need { $how }

clockwise = a further quarter turn clockwise
half-turn = a further half turn
anticlockwise = a further quarter turn anticlockwise

quarter = a further quarter turn
