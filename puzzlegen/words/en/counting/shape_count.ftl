ask-triangle = How many triangles of any size are there in this drawing?
ask-square = How many squares of any size are there in this drawing?
ask-rectangle = How many rectangles of any size are there in this drawing? Squares are rectangles too.
ask-parallelogram = How many parallelograms of any size are there in this drawing? Rhombuses, rectangles and squares are parallelograms too.
ask-circle = How many whole circles of any size are there in this drawing?

slanted = Slanted squares count too.

ask-equal-circles = How many whole circles are there in this drawing?

rules = A shape counts if each of its sides is drawn without a gap, whether or not other lines cross its inside or meet its sides.

rules-circle = A circle counts if its line is drawn all the way round without a gap, whether or not other lines cross or touch it. An arc that is only a part of a circle does not count.

kinds-triangle = Triangles
kinds-square = Squares
kinds-rectangle = Rectangles
kinds-parallelogram = Parallelograms
kinds-circle = Circles

size-side = { $number } of side { $a }
size-diagonal = { $number } slanted, of diagonal { $a }
size-rectangle = { $number } of width { $a } and height { $b }
size-sides = { $number } of sides { $a } and { $b }
size-legs = { $number } with a level and an upright side of length { $a }
size-longest = { $number } whose longest side is level or upright, of length { $a }
size-radius = { $number } of radius { $a }
size-parts = { $number } of { $a ->
    [one] one part
   *[other] { $a } parts
 }

by-first-rectangle = { $number } of width { $a } ({ $each })
by-first-parallelogram = { $number } of shorter side { $a } ({ $each })
by-other-rectangle = { $number } of height { $b }
by-other-parallelogram = { $number } of other side { $b }

in-brackets = { $one } ({ $each })

heights = (In brackets, from the top down: those whose highest points are at one height.)

total = Number: { $sum }.

ended = { $text }.

width = The whole drawing is { $wide } wide.

corners = (In brackets are corners, in percent of the picture's width and height.)

centres = (In brackets are centres, in percent of the picture's width and height.)

places-square = A point (x, y) lies x steps to the right and y steps down, from an origin of no importance.
places-triangular = A point (x, y) lies x steps to the right and then y steps of the same length down to the right, at 60 degrees to the horizontal, from an origin of no importance.

segments = Straight lines are drawn

segment = from { $one } to { $other }

curves = Curved lines are drawn

circle = a whole circle around { $centre } with radius { $radius }

arc = an arc around { $centre } with radius { $radius }, from { $start } degrees through { $extent } degrees

angles = Angles count clockwise from the direction to the right.
