paper = The paper is translucent: on the folded note, all ink is seen, whichever layer it is on.

vertical = Along a vertical line, the right part is folded over onto the left part.

horizontal = Along a horizontal line, the lower part is folded up onto the upper part.

last = The note is first folded along the dashed { $lines }, and then along one of the lettered lines.

ask-read = Which { $what } appears when the note is folded along the dashed { $lines }?
ask-line = Along which of the lines A to D must the note be folded to make { $one } appear, with no ink left over?
ask-which = Which of the notes A to D turns into exactly the { $what } at the top when it is folded along the dashed { $lines }?

what-number = number
what-word = English word

one-number = a number
one-word = a common English word

lined-1 = line
lined-2 = lines in numerical order

size = A note is { $width } cells wide and { $height } high. Places (x, y) are counted in cells from its top left corner, to the right and down

folds = Dashed lines, in their order

lines = Lettered lines

strokes = Strokes

axes-x = vertical at x = { $at }
axes-y = horizontal at y = { $at }

sign = The sign

says = So the { $what } is { $sign }.

stop = .{ " " }

built = On the folded note, from left to right (in brackets, the lines over which strokes have been folded): { $signs }.

brought = { $places } ({ $lines })

places-top-left = left half of the top
places-top-right = right half of the top
places-middle-left = left half of the middle
places-middle-right = right half of the middle
places-bottom-left = left half of the bottom
places-bottom-right = right half of the bottom
places-upper-left = upper left
places-lower-left = lower left
places-upper-centre = upper centre
places-lower-centre = lower centre
places-upper-right = upper right
places-lower-right = lower right
places-rising = slope /
places-falling = slope \

whole-top-left-top-right = top
whole-middle-left-middle-right = middle
whole-bottom-left-bottom-right = bottom
whole-upper-left-lower-left = left side
whole-upper-centre-lower-centre = centre
whole-upper-right-lower-right = right side

sought = What lies right of the last fold must complete the row that is begun left of it. Folded along line { $letter }, it does. { $others }.

off = line { $letter } is { $cells } too far to the { $side }, so that ink lands { $double } cells beside its place

cells-1 = { $n } cells
cells-2 = 1 cell

sides-1 = left
sides-2 = right

spoiled-true-true = { $nth } character: { $extra } instead of { $missing }
spoiled-true-false = { $nth } character: no { $missing }
spoiled-false-true = { $nth } character: { $extra }, too

note = note { $letter }

fits = Fold each note and compare it with { $sign }. { $others }. Only note { $letter } has all its ink where { $sign } has it.
