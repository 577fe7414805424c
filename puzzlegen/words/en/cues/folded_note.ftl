paper = The paper is translucent: on the folded note, all the ink shows through, whichever layer it is on.

vertical = Along a vertical line, the right part is folded over onto the left part.

horizontal = Along a horizontal line, the lower part is folded up onto the upper part.

last = The note is first folded along the dashed { $folds ->
    [one] line
   *[other] lines in numerical order
}, and then along one of the lettered lines.

ask-read = Which { $what } appears when the note is folded along the dashed { $folds ->
    [one] line
   *[other] lines in numerical order
}?
ask-line = Along which of the lines A to D must the note be folded to make { $one } appear, with no ink left over?
ask-which = Which of the notes A to D turns into exactly the { $what-at-top } at the top when it is folded along the dashed { $folds ->
    [one] line
   *[other] lines in numerical order
}?

what-number = number
    .at-top = number
what-word = English word
    .at-top = word

one-number = a number
one-word = a common English word

size = A note is { $width } cells wide and { $height } high. Places (x, y) are counted in cells from its top left corner, to the right and down

folds = Dashed lines, in their order

lines = Lettered lines

strokes = Strokes

axes-x = vertical at x = { $at }
axes-y = horizontal at y = { $at }

sign = The sign

says = So the { $what } is { $sign }.

stop = .{ " " }

built = Folded, from left to right (in brackets: lines over which strokes came): { $signs }.

brought = { $places } ({ $lines })

half-top-left = left half of the top
half-top-right = right half of the top
half-middle-left = left half of the middle
half-middle-right = right half of the middle
half-bottom-left = left half of the bottom
half-bottom-right = right half of the bottom
half-upper-left = upper left
half-lower-left = lower left
half-upper-centre = upper centre
half-lower-centre = lower centre
half-upper-right = upper right
half-lower-right = lower right
half-rising = slope /
half-falling = slope \

whole-top = top
whole-middle = middle
whole-bottom = bottom
whole-left = left side
whole-centre = centre
whole-right = right side

sought = What lies to the right of the last fold must complete the row begun to the left of it. Folded along line { $letter }, it does, as in the { $nth } character, { $sign }, to which it brings: { $brought }. The other lines are wrong: { $others }; ink lands twice as far from its place.

off = { $letter } { $double ->
    [2] 1 cell
   *[other] { $cells } cells
} to the { $side }

side-left = left
side-right = right

nth = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}

spoiled-missing-extra = { $nth } character: { $extra } instead of { $missing }
spoiled-missing = { $nth } character: { $missing } missing
spoiled-extra = { $nth } character: { $extra } added

note = note { $letter }

fits = Fold each note and compare it with { $sign }. { $others }. Only note { $letter } has all its ink where { $sign } has it.
