places = The figures stand in rows of { $columns } and are numbered row by row from the top left. Within a figure, positions (x, y) are measured from its centre, to the right and down; its edges are { $half } away. The parts of figures, each of which looks the same in every figure that has it

figures = The parts of each figure, the lowest first

part-polygon = { $fill } polygon with corners { $points }
part-disc = { $fill } disc centred at { $points } with radius { $radius }
part-line = { $fill } line through { $points }

shape-disc = disc
shape-line = line
shape-square = square
shape-rectangle = rectangle
shape-diamond = diamond
shape-triangle = triangle
shape-polygon = shape with { $corners } corners
shape-rounded = rounded shape

at-middle = in the middle
at-left = left
at-right = right
at-top = top
at-bottom = bottom
at-top-left = top left
at-top-right = top right
at-bottom-left = bottom left
at-bottom-right = bottom right

drawn = { $fill } { $shape } ({ $at })

thread = { $fill } line from row { $row }, dot { $knot } to row { $last_row }, dot { $last_knot }

run = among figures { $first } to { $last }
run-one = figure { $first }
run-two = figure { $first } or { $last }

times = { $count } × { $part }

apart = Figures { $one } and { $other } differ only in { $names }.

shown = Figure { $one } has: { $own }; figure { $other } has: { $others }{ $form }.

more = Figure { $one } has, and figure { $other } lacks: { $own }.

form-all = , of a different form, size or position
form-form = , of a different form
form-corners = , of a different form: with { $own } corners in figure { $one }, with { $others } in figure { $other }
form-bends = , of a different form: { $own ->
    [0] without a bend
    [one] with one bend
   *[other] with { $own } bends
} in figure { $one }, { $others ->
    [0] without a bend
    [one] with one bend
   *[other] with { $others } bends
} in figure { $other }
form-bulk = , of a different form: broadest at { $own } in figure { $one }, at { $others } in figure { $other }
form-size = , of a different size
form-position = , in a different place

form-some = , where parts of the same name differ in form, size or position

turn = Turned clockwise by { $degrees } degrees, figure { $one } is oriented like figure { $other }; its parts are told as they then lie.

numbered = Figures are numbered row by row from the top left.

rules-upright = Two figures are identical if they look exactly alike; a turned figure or a mirror image is not identical.

rules-turned = Each figure may have been turned by one or more quarter turns. Two figures are identical if turning one makes it exactly the other; a mirror image is not identical.

rules-square = The box of a figure is the square on which it is drawn.

short-upright = Turned or mirrored figures are not identical.

short-turned = Quarter turns keep figures identical, mirroring does not.

short-square = Box: a figure's whole square.

name-part = the parts
name-antenna = the antennae
name-ear = the ears
name-head = the head
name-eye = the eyes
name-mouth = the mouth
name-arm = the arms
name-hand = the hands
name-panel = the panel
name-body = the body
name-leg = the legs
name-patch = the patches
name-petal = the petals
name-mark = the marks in the corners
name-hub = the hub
name-thread = the threads
name-knot = the knots
name-handle = the handles
name-foot = the foot
name-neck = the neck
name-band = the bands
name-flower = the flowers
name-weed = the weeds
name-tail = the tail
name-fin = the fins
name-marking = the markings
name-bubble = the bubbles
name-sky = the sky
name-smoke = the smoke
name-plant = the plant
name-chimney = the chimney
name-wall = the wall
name-roof = the roof
name-window = the windows
name-door = the door
name-fence = the fence
name-wing = the wings
name-spot = the spots
name-stripe = the stripes
