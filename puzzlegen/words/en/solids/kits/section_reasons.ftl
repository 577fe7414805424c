and = { " " }and{ " " }

around-1 = right
around-2 = back right
around-3 = back
around-4 = back left
around-5 = left
around-6 = front left
around-7 = front
around-8 = front right

up = top

down = bottom

slanting = { $way } slanting

edge = (along an edge)

places-0 = { $letter } is a corner of the solid
places-1 = { $letter } is a quarter of the way along an edge between a { $one } and a { $other } face
places-2 = { $letter } is the middle of an edge between a { $one } and a { $other } face

where = { $places }.

crosses = Named by the way they face, the faces that the plane crosses are in turn: { $faces }. So the section has { $corners } corners, { $pairs } of parallel sides{ $symmetric }.

ring = once around { $faces }

symmetric = , and an axis of symmetry

nothing = { "" }

pairs-0 = no pair
pairs-1 = one pair

so = This is { $answer }. { $wrong }.

parts = { $letter } has { $count } outlines

corners = { $letter } has { $count } corners

parallel = { $letter } has { $pairs } of parallel sides

inward = { $letter } has { $count } corners that point inwards, not { $right }

axis-yes = { $letter } has an axis of symmetry, the section has none
axis-no = { $letter } has no axis of symmetry

right-angles = { $letter } has { $count } right angles, the section { $right }

longest = the longest side of { $letter } is { $ratio } times as long as its shortest, that of the section { $right } times

proportions = { $letter } has its sides in other proportions

round = The plane cuts { $flat } and meets the curved surface in { $curved }. Along its axis of symmetry, the section is { $ratio } times as long as it is wide at most. This is { $answer }. { $wrong }.

flat-1 = no flat face of the solid
flat-2 = one flat face of the solid, in a straight side,
flat-3 = two flat faces of the solid, in a straight side each,

ends-1 = { $letter } has no straight end
ends-2 = { $letter } has one straight end
ends-3 = { $letter } has two straight ends

lines-yes = { $letter } has straight sides only
lines-no = { $letter } is bounded by a curve

length = { $letter } is { $ratio } times as long as wide

otherwise = the curve of { $letter } has another form

pairs = { $count } pairs
