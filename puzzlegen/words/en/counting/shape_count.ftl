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
size-radius = { $number } of radius { $a } %
size-parts = { $number } of { $a ->
    [one] one part
   *[other] { $a } parts
 }

by-first-rectangle = { $number } of width { $a } ({ $each })
by-first-parallelogram = { $number } of shorter side { $a } ({ $each })
by-other-rectangle = { $number } of height { $b }
by-other-parallelogram = { $number } of other side { $b }

in-brackets = { $one } ({ $each })

heights = (The numbers in brackets count them by the height of their topmost points, from the highest down.)

total = In total: { $sum }.

ended = { $text }.

width = The whole drawing is { $wide } units wide.

corners = (In brackets are corners, in percent of the picture's width and height.)

centres = (Radii are in percent of the picture's width; in brackets are centres, in percent of its width and height.)

places-square = A point (x, y) lies x steps to the right of an arbitrary origin and y steps below it.
places-triangular = A point (x, y) is reached from an arbitrary origin by x steps to the right and then y steps of the same length down to the right, at 60 degrees to the horizontal.

segments = The straight lines run

segment = from { $one } to { $other }

curves = The curved lines are

circle = a whole circle centred at { $centre } with radius { $radius }

arc = an arc centred at { $centre } with radius { $radius }, starting at { $start } degrees and extending { $extent } degrees

angles = Angles are measured clockwise from the direction to the right.

around-one = Count only those that have the black dot inside them.
around-two = Count only those that have the black dot inside them, but not the white one.

dot-black = The black dot is at { $place }.
dot-white = The white dot is at { $place }.
