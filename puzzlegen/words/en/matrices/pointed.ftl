marked-dot = In each figure a dot marks one area. Only four things matter: the number of its curved sides; of its sides on the outline of the whole figure; of all its sides; and of the other areas that share a piece of line with it.
marked-arrow = In each figure an arrow stands in an area and points at one of its angles. Only four things matter: whether the angle is acute, right or obtuse; the number of curved sides of the area; of lines that leave the vertex of the angle; and of all sides of the area.
marked-line = In each figure a thick line marks a piece of a line between two points where lines meet, or where a straight line becomes a curve. Only four things matter: whether the piece is curved; the number of areas beside it; of other lines that leave its two ends; and of the sides of the area beside it (of two areas, the one with more sides).
marked-ring = In each figure a small ring marks a point where lines meet, or where a straight line becomes a curve. Only four things matter: the number of curved lines that leave it; of areas that meet there; of all lines that leave it; and of areas that have a right angle between straight sides there.

as-numbers-arrow = { " " }(acute, right, obtuse count as 1, 2, 3)
as-numbers-line = { " " }(straight, curved count as 0, 1)

counted = A side, straight or curved, goes on until the direction jumps or a straight line becomes a curve; lines that only end at it do not divide it.

leave = A line that passes through a point leaves it twice.

only = Look only at what is marked; size, place and direction do not matter.

tasks-odd_one_out-1 = In one of the four things, three of the figures A to D agree, and the odd one differs.
tasks-odd_one_out-2 = Which figure is the odd one out?
tasks-grouping-1 = One of the four things makes two groups of three: figures of a group agree, and the groups differ.
tasks-grouping-2 = Which option names the groups?
tasks-belongs-1 = The four figures above agree in some of the four things. One option agrees with them in all of these.
tasks-belongs-2 = Which option belongs with them?
tasks-next-1 = From left to right, some of the four things follow a rule: the number stays the same, always grows by the same amount, always shrinks by the same amount, or comes again after two or three figures{ $counted }. The right option continues all of these rules.
tasks-next-2 = Which option comes next?
tasks-analogy-1 = In each row, the left figure becomes the right one. In some of the four things, the number grows by the same amount in every row, shrinks by the same amount in every row, or stays as it is in every row{ $counted }. The right option makes the last row do the same in all of these.
tasks-analogy-2 = Which option completes the last row?
tasks-matrix-1 = Along all rows or along all columns, some of the four things follow one rule: the number stays the same, always grows by one and the same amount, always shrinks by one and the same amount, takes the same three different values in some order, or the third is always the sum of the first two, or always their difference{ $counted }. The right option fits all of these rules.
tasks-matrix-2 = Which option completes the grid?

names-dot-1 = curved sides of the area
names-dot-2 = sides on the outline
names-dot-3 = all sides of the area
names-dot-4 = other areas that share a piece of line with it
names-arrow-1 = angle (1 acute, 2 right, 3 obtuse)
names-arrow-2 = curved sides of the area
names-arrow-3 = lines that leave the vertex
names-arrow-4 = all sides of the area
names-line-1 = curved (1) or straight (0)
names-line-2 = areas beside it
names-line-3 = other lines that leave its two ends
names-line-4 = sides of the area beside it that has more
names-ring-1 = curved lines that leave the point
names-ring-2 = areas that meet there
names-ring-3 = all lines that leave the point
names-ring-4 = areas with a right angle between straight sides there

seen = { $name }: { $shown }; { $rule }, so { $key } is wanted ({ $letters }).

so = Only option { $letter } fits both.

laws-same = always the same
laws-alike = the same within each { $line }
laws-more = { $by } more each time
laws-less = { $by } fewer each time
laws-again = the same again every { $by } figures
laws-right_more = from left to right, { $by } more in every row
laws-right_less = from left to right, { $by } fewer in every row
laws-right_same = from left to right, the same in every row
laws-along_more = along each { $line }, { $by } more each time
laws-along_less = along each { $line }, { $by } fewer each time
laws-sum = in each { $line }, the first two add up to the third
laws-difference = in each { $line }, the first two differ by the third
laws-values = each { $line } has the same three values

row = row

column = column

odd = { $name }: { $shown }. So { $letter } is the odd one out.

halves = { $name }: { $shown }. So the groups are those of { $letter }.

each-odd_one_out = { $number } in { $figures }
each-grouping = { $number } in figures { $figures }

figure = Figure { $number }
