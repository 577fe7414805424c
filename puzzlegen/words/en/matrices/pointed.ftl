marked-dot = In each figure a dot marks one area. Only four things matter: how many curved sides it has; how many of its sides lie on the outline of the whole figure; how many sides it has in all; and how many other areas share part of a line with it.
marked-arrow = In each figure an arrow stands in an area and points at one of its angles. Only four things matter: whether the angle is acute, right or obtuse; how many curved sides the area has; how many lines leave the vertex of the angle; and how many sides the area has in all.
marked-line = In each figure a thick line marks a piece of a line between two points where lines meet, or where a straight line becomes a curve. Only four things matter: whether the piece is curved; how many areas lie beside it; how many other lines leave its two ends; and how many sides the area beside it has (of two areas, the one with more sides).
marked-ring = In each figure a small ring marks a point where lines meet, or where a straight line becomes a curve. Only four things matter: how many curved lines leave it; how many areas meet there; how many lines leave it in all; and how many areas have a right angle between straight sides there.

as-numbers-arrow = { " " }(acute, right, obtuse count as 1, 2, 3)
as-numbers-line = { " " }(straight, curved count as 0, 1)

counted = A side, straight or curved, goes on until its direction changes abruptly or a straight line becomes a curve; lines that merely end on it do not divide it.

leave = A line that passes through a point leaves it twice.

only = Look only at what is marked; size, place and direction do not matter.

rule-odd_one_out = In one of the four things, three of the figures A to D agree, and the odd one differs.
ask-odd_one_out = Which figure is the odd one out?
rule-grouping = One of the four things makes two groups of three: figures of a group agree, and the groups differ.
ask-grouping = Which option names the groups?
rule-belongs = The four figures above agree in some of the four things. One option agrees with them in all of these.
ask-belongs = Which option belongs with them?
rule-next = From left to right, some of the four things follow a rule: the number stays the same, always grows by the same amount, always shrinks by the same amount, or comes again after two or three figures{ $counted }. The right option continues all of these rules.
ask-next = Which option comes next?
rule-analogy = In each row, the left figure becomes the right one. In some of the four things, the number grows by the same amount in every row, shrinks by the same amount in every row, or stays as it is in every row{ $counted }. With the right option, the last row does the same in all of these.
ask-analogy = Which option completes the last row?
rule-matrix = Along all rows or along all columns, some of the four things follow one rule: the number stays the same, always grows by the same amount, always shrinks by the same amount, takes the same three different values in some order, or the third is always the sum of the first two, or always their difference{ $counted }. The right option fits all of these rules.
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
