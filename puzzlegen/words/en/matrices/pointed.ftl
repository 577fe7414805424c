marked-dot = Of the area with the dot, four numbers count: curved sides; sides on the outline of the whole figure; all sides; areas that share part of a line with it (the outside is none).
marked-arrow = Four things count: the angle at which the arrow points (acute, right or obtuse); curved sides of its area; lines leaving its vertex; all sides of its area.
marked-line = Of the thick line, four things count: curved or not; areas beside it (the outside is none); other lines leaving its ends; sides of the area beside it (of two, the larger number).
marked-ring = Of the point in the ring, four numbers count: curved lines leaving it; areas meeting there (the outside is none); all lines leaving it; areas with a right angle between straight sides there.

as-numbers-arrow = { " " }(acute, right, obtuse: 1, 2, 3)
as-numbers-line = { " " }(straight, curved: 0, 1)

counted = Sides end only at corners and where straight turns curved.

leave = A line through a point leaves it twice.

only = Look only at what is marked; size, place and direction do not matter.

rule-odd_one_out = In one of them three figures agree, and the odd one differs.
ask-odd_one_out = Which figure is the odd one out?
rule-grouping = One of them makes two groups of three: figures of a group agree, the groups differ.
ask-grouping = Which option names the groups?
rule-belongs = The four figures above agree in some of them. One option agrees in all of these.
ask-belongs = Which option belongs with them?
rule-next = From left to right, some follow a rule: no change, equal steps, or the same again every two or three figures{ $counted }. The right option continues all such rules.
ask-next = Which option comes next?
rule-analogy = From left to right, some change by the same number (perhaps 0) in every row{ $counted }. The right option makes the last row do all of this.
ask-analogy = Which option completes the last row?
rule-matrix = In all rows or columns, some follow one rule: no change; one step throughout; the same three different values in any order; the third is the sum or difference of the others{ $counted }. The right option fits all.
ask-matrix = Which option completes the grid?

dot-curved-sides = curved sides of the area
dot-outer-sides = sides on the outline
dot-sides = all sides of the area
dot-neighbours = other areas that share part of a line with it
arrow-angle = angle (1 acute, 2 right, 3 obtuse)
arrow-curved-sides = curved sides of the area
arrow-lines = lines that leave the vertex
arrow-sides = all sides of the area
line-curved = curved (1) or straight (0)
line-areas = areas beside it
line-lines = other lines that leave its two ends
line-sides = sides of the area beside it (of two, the one with more)
ring-curved-lines = curved lines that leave the point
ring-areas = areas that meet there
ring-lines = all lines that leave the point
ring-right-angles = areas with a right angle between straight sides there

seen = { $name }: { $shown }; { $rule }, so { $key } is wanted ({ $letters }).

so = Only option { $letter } fits in everything.

law-same = always the same
law-alike = the same within each { $line }
law-more = { $by } more each time
law-less = { $by } fewer each time
law-again = the same again every { $by } figures
law-right-more = from left to right, { $by } more in every row
law-right-less = from left to right, { $by } fewer in every row
law-right-same = from left to right, the same in every row
law-along-more = along each { $line }, { $by } more each time
law-along-less = along each { $line }, { $by } fewer each time
law-sum = in each { $line }, the first two add up to the third
law-difference = in each { $line }, the first two differ by the third
law-values = each { $line } has the same three values

row = row

column = column

odd_one_out = { $name }: { $shown }. So { $letter } is the odd one out.

grouping = { $name }: { $shown }. So the groups are those of { $letter }.

each-odd_one_out = { $number } in { $figures }
each-grouping = { $number } in figures { $figures }

figure = Figure { $number }

pointed-dot = the dot is at { $a }
pointed-ring = the ring is around { $a }
pointed-arrow = the arrow starts at { $a } and points at { $b }
pointed-line = the straight line from { $a } to { $b } is thick
pointed-arc = the arc around { $a }, clockwise from { $b } to { $c }, is thick
