floors-plates = plate
floors-tables = table
floors-rugs = rug

stands = Each body stands on a round { $floor } with { $marks } marks, { $step }° apart; its front ({ $fronts }) points at one.

sides = The pictures are taken from different sides.

room = The pictures show one room from different sides; bodies keep their numbers.

turn = Turns are measured clockwise from above, from front to front.

rules-steady = From each body to the next number, the turn is the same.
rules-growing = From each body to the next number, the turn grows, or shrinks, by the same angle each time (whole turns aside).

ask-same = Which of the pictures A to D has the same { $turns } as the picture at the top?
ask-odd = Three of the pictures A to D have the same { $turns }. Which one is the odd one out?
ask-odd_box = All pictures but one have the same { $turns }. Box the frame of the odd one.
ask-turn = By how many degrees must body { $start } be turned clockwise, seen from above, to face the same way as body { $end }? (It is less than 360.)
ask-breaks = But one body faces the wrong way. Which one?
ask-breaks_box = But one body faces the wrong way. Box it together with its { $floor }, but without its number.
ask-next = Body { $number } comes next. In which of A to D does it face the right way? (Seen from the same side as the row.)
ask-count = How many of the other bodies face the same way as body 1?
ask-next-both = In which of A to D does body { $number }, the next one, face the right way beside body { $last }?

turns = { $bodies ->
    [2] turn from body 1 to 2
   *[3] turns from body 1 to 2 and from 2 to 3
}

degrees = { $number }°

body = body { $number }

at-top = at the top { $turns }

in = in { $name } { $turns }

read = Count the marks clockwise from where one front points to where the next one does, { $step }° each: { $shown }.

so-same = Only { $answer } is like the picture at the top.
so-odd = So the odd one out is { $answer }.

from-to = from { $one } to { $two } { $turn }°

together = Only bodies of one picture can be compared directly, so go from { $start } to { $end } by way of those that are seen twice.

sum = Together that is { $sum }°, which leaves { $rest }° after whole turns.
sum-plain = Together that is { $sum }°.

steady = always { $turn }°

growing = each is { $change }° larger than the one before, not counting whole turns

shrinking = each is { $change }° smaller than the one before, not counting whole turns

mended = From body to body, the turns are { $turns }. If only body { $wrong } is turned, they become { $right }: { $rule }.

goes-on = From body to body, the turns are { $turns }: { $rule }. So the turn to body { $number } must be { $turn }°, as in { $answer }.

by-way = Bodies of different pictures are compared by way of those that are seen twice.

counted = From body 1 to bodies 2, 3 and so on, the turns are { $turns }. The number of 0° among them is { $alike }.

directions = Given for each body: by how many degrees its front is turned clockwise, seen from above, from pointing straight at the viewer of its picture (0: at the viewer, 90: to the left, 180: away, 270: to the right). Marks stand every { $step }°; one is where each front points.

from-left = from left to right: { $row }

one = { $number } { $kind } { $faces }°

picture = Picture { $number }
