road-village = road
    .each = one road after another
road-desert = track
    .each = one track after another
road-canals = canal
    .each = one canal after another

rules = In this sketch from memory, each { $road } runs from its number on one side to the same number on the other; where two { $road }s cross, both go straight on. The shapes are wrong, but the crossings along each { $road } are the right ones in the right order.

straight = In reality, all the { $road }s but one are straight lines.

ask-crooked = Which { $road } is not straight? (Give its number.)
ask-crooked_choice = Which { $road } is not straight?
ask-cannot = Which two of the { $road }s cannot both be straight?
ask-pairs = How many pairs of { $road }s cross each other more than once?
ask-betray = There is just one pair of { $road }s that cannot both be straight, since they cross each other twice. At which two crossings? (Box the rings around both.)
ask-same = Which of the sketches A to D can show the same { $road }s as the one at the top, with the same crossings in the same order along each { $road }? (A sketch may be turned, but not mirrored.)

two = { $one } and { $other }

crooked = From its left end on, { $road } { $number } crosses { $met }: { $again } twice, though two straight lines cross at most once. No other two { $road }s cross twice, so without { $number } all could be straight.

cannot = From its left end on, { $road } { $one } crosses { $met }: { $other } twice, though two straight lines cross at most once. The other pairs on offer cross once or never.

pairs = Following { $road-each }, one finds these pairs that meet again: { $pairs }. That makes { $number }.

betray = From its left end on, { $road } { $one } crosses { $met }: { $other } twice, though two straight lines cross at most once. No other two { $road }s do.

same = The sketches differ in two places: where { $road }s { $first } cross one another, and where { $second } do. Each time, one { $road } passes on the one or the other side of the crossing of the other two. Only in sketch { $letter } do both match the top one.

sketch = Sketch

sides = At the left, from the top: { $left }; at the right: { $right }. Crossings in order from the left: { $crossings }.

met = { $upper } with { $lower }
