rules = The picture shows ropes. Where two strands cross, one runs over the other, and both go straight on. A rope is either closed into a loop or has two ends.

ask-count = How many separate ropes are there, loops included?

ask-loops = How many of the ropes are closed loops, without ends?
ask-over = Follow the rope with the black dot from one of its ends to the other. At how many crossings does it run on top? A crossing of the rope with itself counts once, as one where it runs on top.
ask-lead = One end of a rope is marked with a black dot. Which number stands at its other end?
ask-lead-letter = One end of a rope is marked with a black dot. Which letter stands at its other end?

tiles = The picture is divided into square tiles, and ropes pass from tile to tile through the middles of their sides. The tiles, row by row from the top

tile-h = a crossing, where the horizontal strand runs on top of the vertical one
tile-v = a crossing, where the vertical strand runs on top of the horizontal one
tile-a = two arcs, one between the upper and the left side, one between the lower and the right side
tile-b = two arcs, one between the upper and the right side, one between the lower and the left side

side-upper = upper side of { $cell }
side-right = right side of { $cell }
side-lower = lower side of { $cell }
side-left = left side of { $cell }

caps = Outside the tiles, arcs join these sides

cap = { $one } with { $other }

ends = Ropes end at

marked = { $end }, marked { $mark }

dot = with the black dot

then = ,{ " " }

why-way = From the dot: { $steps }.

first-step = { $crossings } { $crossings ->
    [one] crossing
   *[other] crossings
 } to the { $arc }

step = { $crossings } to the { $arc }
more-arcs = past { $arcs } more arcs, { $crossings } crossings

last-step = { $crossings } to the end marked { $mark }

only-step = { $crossings } { $crossings ->
    [one] crossing
   *[other] crossings
 }, then the end marked { $mark }

why-over = From the dot the rope is on top at { $steps }: { $sum }.

first-over = { $top } of { $crossings } crossings up to the { $arc }

over-step = { $top } of { $crossings } to the { $arc }
more-over = { $top } of { $crossings } on the next { $arcs } stretches

last-over = { $top } of { $crossings } to its other end

only-over = { $top } of { $crossings } crossings up to its other end

with-itself = { $itself ->
    [0] All { $others } crossings are with other ropes.
   *[other] That is { $itself } with itself, passed once on top and once underneath, and { $on_top } of { $others } with others.
 }

with-ends = { $ropes ->
    [0] No rope has an end.
    [1] There are only two ends, those of one rope.
   *[other] There are { $ends } ends, two to a rope, so { $ropes } ropes are not closed.
 }

closed = Closed loops ({ $count }): { $loops }.
more-loops = and { $count } more inside

sum = Ropes: { $sum }.

no-loops = None is a closed loop.
