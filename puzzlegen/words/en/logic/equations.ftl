rules-things = Each kind of thing stands for a whole number from 1 to { $most }. Things that look alike stand for the same number, and different things may do so, too. In each row, multiplication comes before addition and subtraction.
rules-magic = Each letter stands for a number. The numbers on each straight line have the same sum.
rules-wall-sum = Each letter stands for a number. The number on a brick is the sum of the two numbers on the bricks on which it rests.
rules-wall-product = Each letter stands for a positive number. The number on a brick is the product of the two numbers on the bricks on which it rests.

any = Numbers may also be negative, or fractions.

ask-value-things = Which number does the { $thing } stand for?
ask-cannot-things = Three of the four numbers are possible for the { $thing }. Which one is impossible?
ask-follows-things = Only one of the rows A to D must be true as well. Which one?
ask-knowable-things = Only for one of the things marked A to D can the number be worked out for certain. Which one?
ask-value = Which number does X stand for?
ask-knowable = Only one of A to D can be worked out for certain. Which one?
ask-superfluous = If one of the four numbers marked A to D were covered up, it could still be worked out from all the other numbers in the picture. Which one?

row = Row { $number }
line = Line { $number }
courses = Courses of bricks, from the top
marked = { $number } (marked { $letter })

lead-things = Look at one row at a time, with all that is known by then.
narrowed = Row { $row }: { $thing } = { $numbers }.
false = But the other three can be false: ({ $things }) can be { $ways }.
possible = But ({ $things }) can be { $ways }.
so = So the answer is { $answer }.

lead-magic = Two lines stay equal if the circle that they share is left out.
lead-sum = Let S be the sum of a line.
call = Call { $letter } n.
put = So { $letter } = { $form } = { $value }.
step-plain = { $equation }, so { $letter } = { $form }.
cover = Cover up { $letter }.
needed = Each of the other marked numbers tells something that no others do.
open = { $letter } can be { $one }, but also { $other }.

rules-plan = A large rectangle is cut into smaller rectangles, each with a letter in its corner. The number inside a piece is its area in cm²; the numbers along the edges are lengths in cm.
rules-zigzag = Points that look as if they lie on one straight line do so. Sides with the same number of strokes are equally long; sides with the same number of arrowheads are parallel.
rules-circle = The points lie on a circle.
mark-equal = Chords with a stroke are equally long.
mark-diameter = The line through the dot in the middle is a diameter.
mark-centre = O is the centre of the circle.
rules-lengths = Points that look as if they lie on one straight line do so. All numbers are lengths in cm; two letters, such as EF, stand for the length from one point to the other.
mark-tangent = A line that meets the circle in one point only touches it there.
mark-parallel = Lines with an arrowhead are parallel.
mark-right = Small squares mark right angles.
not-to-scale = The drawing is not to scale.

ask-area = How many square centimetres is the area X?
ask-length = How many centimetres long is X?
ask-angle = How many degrees is the angle X?

lead-plan = Write w for widths and h for heights; w(E–F) leads from the left of E to the right of F.
lead-circle = Two letters, such as EF, stand for the arc between the points; an angle at the circle is half the arc that it faces.
step = { $reason }: { $equation }, so { $letter } = { $form }.
step-positive = { $reason }: { $equation }; lengths are positive, so { $letter } = { $form }.
step-same = { $reason }: { $letter } = { $form }.
because-area = Area
because-length = Length
because-triangle = Triangle
because-straight = Straight line
because-isosceles = Equal sides
because-parallel = Parallels
because-round = Whole circle
because-inscribed = Arcs
because-half = Half circle
because-equal = Equal chords
because-centre = Angle at the centre
because-radii = Equal radii
because-chords = Power of a point
because-ratio = Parallels
because-pythagoras = Pythagoras

unknown = not shown
told-plan = Not to scale; where edges are as drawn (to the right, and down):
told-piece = Piece { $piece }, from { $left } to { $right } across and { $top } to { $bottom } down: area { $area }
told-across = Length from { $low } to { $high } across: { $length }
told-down = Length from { $low } to { $high } down: { $length }
told-rays = Straight lines { $one } and { $other }, and a side from each letter to the next one in the alphabet of the picture
told-equal = Equally long: { $sides }
told-parallel = Parallel: { $one } and { $other }
told-circle = Points on a circle, in order: { $points }
told-centre = Centre: { $centre }
told-lines = Straight lines, with their points in order: { $lines }
told-round = Points on a circle: { $points }
told-all-parallel = Parallel: { $lines }
told-right = Right angle at { $at }, between { $one } and { $other }
told-diameter = Diameter: { $ends }
