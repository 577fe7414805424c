wheels = All axles are fixed. Only wheels whose teeth mesh touch, and these turn in opposite directions.

belts = Belts never slip. All their pulleys are the same size, so the two wheels of a belt turn equally fast: in the same direction, or in opposite ones if it is crossed.

jams = If a wheel would have to turn { $both } at once, everything connected with the crank is jammed.

both-1 = both ways
both-2 = both ways or at two speeds

numbers = The number on a wheel is how many teeth it has.

loads-rack = The rack slides freely up and down.
loads-basket = The rope of the basket is wound on a drum that turns with its wheel.

load-rack = rack
load-basket = basket

ask-turn = The crank is turned as the arrow shows. Which way does wheel X turn?
ask-load = The crank is turned as the arrow shows. What does the { $load } do?
ask-turns = The crank is turned { $cranked ->
    [1] once
    [2] twice
   *[other] { $cranked } times
} as the arrow shows. How many times does wheel X turn?
ask-free = The machine is jammed. Which of the wheels { $letters } has to come out, with any belt on it, for the crank to turn?
ask-clockwise = The crank is turned as the arrow shows. Which wheels turn clockwise, the one with the crank included? Box each of them with its teeth.
ask-fastest = The crank is turned. Which one of the wheels { $letters } turns fastest, that is, the most times a minute?
ask-slowest = The crank is turned. Which one of the wheels { $letters } turns slowest, that is, the fewest times a minute?

letters = A, B, C and D

or = { " " }or{ " " }

ways-turn-1 = clockwise
ways-turn-2 = anticlockwise
ways-turn-3 = it does not turn
ways-load-1 = it goes up
ways-load-2 = it goes down
ways-load-3 = it does not move

best-fastest = fastest
best-slowest = slowest

why-turn = Along the chain: { $steps }.
why-step = { $name } { $way }
why-closed = All loops agree with this, so nothing jams.
why-load = The { $load } is on its { $side }, so { $moves }.
why-round = round the loop { $loop }, { $clash }
why-ways = the direction is reversed { $times } times, an odd number, so that its wheels would have to turn both ways
why-speeds = the directions agree, but the speed of { $first } comes back multiplied by { $ratio }
why-jams = { $rounds }. So the machine is jammed, and nothing moves.
why-gap = Only these turn: { $driven }. None of them touches any other wheel or shares a belt with one, so the rest stands still.
why-turns = From the crank, wheel by wheel: { $steps }.
why-made = { $name }: { $turns } { $many ->
    [1] turn
   *[other] turns
}
why-teeth = { $name } { $turns }
why-free = { $others }. Without { $letter }, no loop that the crank drives jams.
why-still = taking out { $letter }{ $many ->
    [one] { "" }
   *[other] { " " }alone
} leaves it jammed: { $round }
why-clockwise = Wheels that mesh alternate, and only a crossed belt reverses. Clockwise: { $ahead }. Anticlockwise: { $back }.{ $idle }
why-idle = { " " }Not driven: { $idle }.
why-race = For { $times } turns of the crank: { $turns }. So { $letter } is { $best }.

named-crank = the crank
named-letter = { $letter }
named-number = { $number }
named-teeth = { $teeth } teeth

told-place = Places are (x, y), x to the right and y downwards, in units in which the pitch radius of a wheel is the number of its teeth. Two wheels mesh where the distance of their axles is the sum of their teeth.
told-wheel = { $name } at ({ $x }, { $y }) with { $teeth } teeth
told-plain = wheel { $number }
told-lettered = wheel { $number }, which is { $letter },
told-wheels = Wheels
told-belts = Belts
told-straight = one around wheels { $a } and { $b }
told-crossed = a crossed one around wheels { $a } and { $b }
told-crank = The crank is on wheel { $number }; its arrow points { $way }.
told-rack = An upright rack meshes with wheel { $number } on its { $side }.
told-basket = A basket hangs on a rope that comes down on the { $side } of the drum of wheel { $number }.
told-left = left
told-right = right

name = { $name } ({ $teeth })
