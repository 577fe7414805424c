place-house = floor
place-street = house
place-huts = hut
place-train = carriage
place-table = seat

scene-house = the house; animals at the left windows, things at the right ones
scene-street = the street; animals above, things below
scene-huts = the beach huts; animals above, things below
scene-train = the train; animals above, things below
scene-table = the round table; animals on the seats, things on the plates in front of them

rules = The picture shows { $scene }. One animal and one thing belong to each { $place }; the thing is the animal's. Those below have yet to find their places.

cards-same = one frame: they belong to the same { $place }
cards-beside = double arrow: next to each other, in either order
cards-next = frames that touch: the left one comes directly to the left of the other
cards-next-column = frames that touch: the upper one is directly above the other
cards-next-ring = arrow: going clockwise, the second comes directly after the first
cards-before = three dots: the left one is somewhere to the left of the other
cards-before-column = three dots: the upper one is somewhere above the other
cards-gap = frame with an arrow between: exactly one { $place } lies between them, in either order
cards-opposite = small table between: opposite each other

patch = patch of colour: some { $place } of this colour

no-patch = { $patch } (crossed out: no { $place } of this colour)

crossed = red cross: not true

signs = The cards are clues – { $signs }.

one = Only one arrangement fits all the cards.

ask-who = Which animal belongs to the { $place } with the question mark?
ask-where = To which { $place } does the { $name } belong?
ask-owner = To which animal does the { $name } belong?
ask-must = Several arrangements fit the numbered cards. Which one of the cards A to D is true in all of them?
ask-cannot = Several arrangements fit the numbered cards. Which one of the cards A to D is true in none of them?
ask-count = In how many different ways can the animals and things be arranged so that all the cards are true?
ask-spare = One numbered card is superfluous: it follows from the others and what is in place already. None of the others is. What is its number?
ask-wrong = Exactly one of the numbered cards says something wrong. What is its number?

told-same = { $one } and { $other } in the same frame
told-beside = { $one }, double arrow, { $other }
told-next = frames that touch, { $one } left, { $other } right
told-next-column = frames that touch, { $one } above, { $other } below
told-next-ring = arrow from { $one } to { $other }
told-before = { $one }, three dots, { $other }
told-before-column = { $one } above, three dots, { $other } below
told-gap = { $one }, a frame with an arrow, { $other }
told-opposite = { $one }, a small table, { $other }

excluded = { $count ->
    [one] card { $cards } rules out
   *[other] cards { $cards } together rule out
} { $places }

card = Card { $number }

empty = none yet

mark = question mark

link = { " " }with{ " " }

so = So the answer is { $shown }.
arrangement = Arrangement { $number }
so-spare = So card { $answer } is true whenever the others are, and adds nothing new. Each of the others is needed to reach this arrangement:
conflict = Cards { $cards } contradict one another.
further-conflict = So do cards { $cards }.
so-wrong = The wrong card must be in each of these groups, and only card { $answer } is. The others lead to:
all-left = These arrangements fit all the cards:
some-left = Of the arrangements that fit all the cards, look at these:
more = { $count } more names are placed in the same way.
so-count = There are { $answer } in all.
against-must = { $letter } is false in arrangement { $number }
against-cannot = { $letter } is true in arrangement { $number }
so-must = { $others }. Only { $answer } is true in all that fit.
so-cannot = { $others }. Only { $answer } is never true.

step = That leaves { $place } { $number } for the { $name }.
excluding-step = The { $name } belongs to { $place } { $number }: { $reasons }.

meant-place = { $place } { $number }
meant = { $letter }, the { $name }

arranged = { $number } { $home }

told-home = { $hue }; animal: { $animal }; thing: { $thing }
no-thing = nothing yet
told-place = { $place } number { $number }
told-row = From left to right
told-column = From the top down
told-ring = Clockwise from the top
told-animals = Animals below
told-things = Things below

told-patch = a patch of { $hue }
told = { $text }; red cross
