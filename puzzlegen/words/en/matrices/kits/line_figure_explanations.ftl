odd = { $others }; { $odd }, so { $letter } is the odd one out.

divided = Figures { $one }; figures { $other }. That is option { $letter }.

equal = { $others } have as many dots as { $counted } ({ $numbers }); { $odd } has { $dots } and { $number }, so { $odd } is the odd one out.

strokes = A piece takes half as many strokes as it has points that an odd number of lines leave, but at least one. Such points, piece by piece – { $points }.

axes = The mirror axes – { $axes }.

of = { $name }: { $shown }

no-axis = none

every = in every direction

four = horizontal, vertical and both diagonals

diagonals = both diagonals

both = { " " }and{ " " }
