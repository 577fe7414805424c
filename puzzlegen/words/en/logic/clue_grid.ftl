place-house = floor
place-street = house
place-huts = hut
place-train = carriage
place-table = seat

seats-house = Each floor has one animal (left window) and its thing (right window)
seats-street = Each house has one animal (above) and its thing (below)
seats-huts = Each beach hut has one animal (above) and its thing (below)
seats-train = Each carriage has one animal (above) and its thing (below)
seats-table = Each seat has one animal, and its thing on the plate

rules = { $seats }; the others are in the tray.

cards-same = one frame: same { $place }
cards-beside = double arrow: neighbours in either order
cards-next = touching frames: neighbours in this order
cards-next-column = touching frames: neighbours in order from the top
cards-next-ring = arrow: the second is next, clockwise
cards-before = three dots: in this order, near or far
cards-before-column = three dots: in order from the top, near or far
cards-gap = frame with an arrow: one { $place } between them
cards-opposite = small table: opposite each other

patch = patch of colour: some { $place } so coloured

no-patch = { $patch } (crossed out: none)

crossed = red cross: not true

signs = The cards are clues: { $signs }.

one = Only one arrangement fits them all.

ask-who = Which animal belongs to the { $place } with the question mark?
ask-where = To which { $place } does the { $name } belong?
ask-owner = To which animal does the { $name } belong?
ask-must = Several arrangements fit the numbered cards. Which of the cards A to D is true in all of them?
ask-cannot = Several arrangements fit the numbered cards. Which of the cards A to D is true in none of them?
ask-count = In how many different ways can the animals and things be arranged so that all the cards are true?
ask-spare = Just one numbered card is superfluous: it follows from the others and what is in place already. What is its number?
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

link = –

so = So the answer is { $shown }.
arrangement = Arrangement { $number }
so-spare = So card { $answer } is true whenever the others are, and each of the others is needed to leave one arrangement only:
conflict = Cards { $cards } leave the { $name } no place: { $reasons }.
further-conflict = Cards { $cards } clash, too.
so-wrong = Only card { $answer } is in each of these groups, so it is the wrong one. The others lead to:
alike = All that fit have { $homes }.
all-left = These arrangements fit all the cards:
some-left = Of the arrangements that fit all the cards, look at these:
more = { $count } more names are placed likewise.
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
