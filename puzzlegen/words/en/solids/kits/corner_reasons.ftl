and = { " " }and{ " " }

comma-and = { " " }and{ " " }

the = the { $mark }

shapes-tee = T

meet-fold = Folded, the net has { $marks } at one corner, clockwise in this order and turned as on cube { $answer }.
meet-not_fold = Cube { $answer } shows { $marks } clockwise round a corner.
meet-net = The cube shows { $marks } clockwise round a corner; net { $answer } brings them together in this way.

others = The other cubes show corners of the folded net.

where-fold-1 = in { $letters }, { $fault }
where-not_fold-1 = in { $letters }, { $fault }
where-net-1 = in the cube that net { $letters } makes, { $fault }
where-net-2 = in the cubes that nets { $letters } make, { $fault }

faults = { $faults }.

opposite-faces-no = { $marks } meet, but the net puts them on opposite faces
opposite-faces-yes = { $marks } are on opposite faces

reversed-no = { $marks } run clockwise, but in the folded net counterclockwise
reversed-yes = { $marks } run counterclockwise

turn = { $how } is missing from { $mark }

how-1 = a quarter turn clockwise
how-2 = half a turn
how-3 = a quarter turn counterclockwise

quarter = a quarter turn
