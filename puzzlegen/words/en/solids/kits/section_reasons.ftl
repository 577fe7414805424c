right = right
back-right = back right
back = back
back-left = back left
left = left
front-left = front left
front = front
front-right = front right

top = top

bottom = bottom

slanting = slanting { $way }
upper = { $way } upper
lower = { $way } lower

edge = (along an edge)

at-corner = { $letter } is a corner of the solid
at-quarter = { $letter } cuts a quarter off a { $one }–{ $other } edge
at-middle = { $letter } halves a { $one }–{ $other } edge

where = { $places }.

crosses = The plane crosses, in turn, these faces: { $faces }. So the section has { $corners } corners, { $pairs } of parallel sides{ $symmetric }.
crosses-triangles = The plane crosses, in turn, these faces: { $faces }. So the section is { $count } similar triangles, with { $pairs } of parallel sides{ $symmetric }.

ring = { $count ->
    [one] once
    [2] twice
    [3] three times
   *[other] { $count } times
} around { $faces }

symmetric = , and an axis of symmetry

so = This is { $answer }. { $wrong }.

parts = { $letter } has { $count ->
    [one] one outline
   *[other] { $count } outlines
}

corners = { $letter } has { $count } corners

parallel = { $letter } has { $pairs } of parallel sides

inward = { $letter } has { $count ->
    [0] no corner that points inwards
    [one] one corner that points inwards
   *[other] { $count } corners that point inwards
}, the section has { $right ->
    [0] none
   *[other] { $right }
}

axis = { $letter } has an axis of symmetry, the section has none
no-axis = { $letter } has no axis of symmetry

right-angles = { $letter } has { $count ->
    [0] no right angle
    [one] one right angle
   *[other] { $count } right angles
}, the section has { $right ->
    [0] none
   *[other] { $right }
}

all-equal = { $letter }'s sides are equally long

longest = { $letter }'s longest side is { $ratio } times its shortest

lengths-equal = With the solid's shortest edge as 1, all sides of the section are { $longest }.
lengths = With the solid's shortest edge as 1, the section's longest side is { $longest }, { $ratio } times its shortest, { $shortest }.

beside = { $letter }'s sides beside the longest are { $one } and { $other } of it, not { $p } and { $q }

proportions = the sides of { $letter } are in different proportions

round = The plane cuts { $flat } and meets the curved surface in { $curved }. Along its axis of symmetry, the section is { $length } its greatest width. This is { $answer }. { $wrong }.
straight-lines = straight lines
closed-curve = one curve that is closed
curve = a curve

flat = { $count ->
    [0] no flat face of the solid
    [1] one flat face of the solid, in a straight side,
   *[2] two flat faces of the solid, in a straight side each,
}

ends = { $letter } has { $count ->
    [0] no straight end
    [1] one straight end
   *[2] two straight ends
}

straight = { $letter } has straight sides only
curved = { $letter } is bounded by a curve

length = { $letter } is { $length } it is wide

times = { $ratio } times as long as
once = as long as

otherwise = the curve of { $letter } has a different shape

pairs = { $count ->
    [0] no pair
    [one] one pair
   *[other] { $count } pairs
}
