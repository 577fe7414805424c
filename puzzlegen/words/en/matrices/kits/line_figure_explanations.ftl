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

# What is true of one figure, and of several.
told-one = { $figures } { $held-one }
told-many = { $figures } { $held }
has-one = { $figures } has { $amount }
has-many = { $figures } have { $amount } each
needs-one = { $figures } needs { $amount }
needs-many = { $figures } need { $amount } each
some-one = { $figures } has { $counted }
some-many = { $figures } have { $counted }
no-one = { $figures } has no { $counted }
no-many = { $figures } have no { $counted }

line-kind-straight = have straight lines only
    .one = has straight lines only
line-kind-curved = have curved lines only
    .one = has curved lines only
line-kind-mixed = have straight and curved lines
    .one = has straight and curved lines
relation-none = do not consist of two outlines
    .one = does not consist of two outlines
relation-apart = consist of two outlines that lie apart
    .one = consists of two outlines that lie apart
relation-touching = consist of two outlines that touch from outside
    .one = consists of two outlines that touch from outside
relation-touching-from-inside = consist of one outline that touches another from inside
    .one = consists of one outline that touches another from inside
relation-overlapping = consist of two outlines that overlap
    .one = consists of two outlines that overlap
relation-inside = consist of one outline inside another
    .one = consists of one outline inside another
half-turn-symmetry-true = look the same after half a turn
    .one = looks the same after half a turn
half-turn-symmetry-false = look different after half a turn
    .one = looks different after half a turn
one-go-true = can be drawn in one stroke
    .one = can be drawn in one stroke
one-go-false = cannot be drawn in one stroke
    .one = cannot be drawn in one stroke
axis-direction-none = have no mirror axis
    .one = has no mirror axis
axis-direction-several = have several mirror axes
    .one = has several mirror axes
axis-direction-vertical = have one mirror axis, vertical
    .one = has one mirror axis, vertical
axis-direction-horizontal = have one mirror axis, horizontal
    .one = has one mirror axis, horizontal
axis-direction-rising = have one mirror axis, rising to the right
    .one = has one mirror axis, rising to the right
axis-direction-falling = have one mirror axis, falling to the right
    .one = has one mirror axis, falling to the right
every-axis = have mirror axes in every direction
    .one = has mirror axes in every direction

direction-vertical = vertical
direction-horizontal = horizontal
direction-rising = rising to the right
direction-falling = falling to the right
