sheet = The sheet shows a part in first-angle projection: the view from above stands below the front view, that from the left to its right, and so on. All drawings have one scale.
cuts = A chain line with thick ends is a cutting plane; arrows show in which direction its section is seen. A section shows cut material only, hatched.
lines = Dashed lines are hidden edges, thin chain lines axes; where surfaces blend smoothly, there is no line.

ask-section = Which of A to D is the section { $name }–{ $name }?
ask-plane = Which of the planes A to D has the hatched section?

short-section = The part is cut at { $name }–{ $name }. Which of A to D is the section?
short-plane = Which of the planes A to D has the hatched section?

principle = Lay the left and lower ends of a section on the outermost lines that its plane crosses. It then has a corner or turns at every line crossed, and no straight edge along the line of sight elsewhere.
section-crossed = { $letter } has no corner { $place }, where { $name }–{ $name } crosses a line in the view { $side }.
section-beyond = In the view { $side }, { $name }–{ $name } crosses a line beyond the { $end } end of { $letter }.
section-outlined = { $letter } has a straight edge { $place }, where { $name }–{ $name } crosses nothing in the view { $side }.
plane-crossed = The section has no corner { $place }, where { $letter } crosses a line in the view { $side }.
plane-beyond = In the view { $side }, { $letter } crosses a line beyond the { $end } end of the section.
plane-outlined = The section has a straight edge { $place }, where { $letter } crosses nothing in the view { $side }.
along-width = at { $share } % of its width from the left
along-height = at { $share } % of its height
right = right
upper = upper
left-over = Only { $answer } agrees with the views everywhere.

outlines = Outlines of sections are told corner by corner, from their lower left, back to the first corner; an angle after a corner is that of the arc to the next one, positive if anticlockwise. Material lies inside an odd number of outlines.
bent = { $at } arc { $angle }°
plane-x = { $at } from the left
plane-z = { $at } from below
plane = Plane { $name }–{ $name }: { $at }, its section seen { $seen ->
    [left] from the left
    [right] from the right
    [top] from above
   *[bottom] from below
}.
shown = The section, seen { $seen ->
    [left] from the left
    [right] from the right
    [top] from above
   *[bottom] from below
}: { $what }.
