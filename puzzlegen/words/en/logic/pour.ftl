rules = Each { $vessel } holds as many litres as stand below it; marks are one litre apart. One pouring empties a { $vessel } into another until the first is empty or the second full, and always moves something.

closed = Nothing is added or poured away.

tap = Filling a { $vessel } at the tap T (T → { $name }) or emptying it into the sink S ({ $name } → S) also counts as one pouring.

ask-fewest = What is the smallest number of pourings after which one of the { $vessel-many } holds exactly { $amount }?
ask-ends = Exactly { $amount } must be measured out in as few pourings as possible. Which { $vessel } holds this amount at the end? (Give its letter.)
ask-ends_box = Exactly { $amount } must be measured out in as few pourings as possible. Which { $vessel } holds this amount at the end? (Box the whole { $vessel } without its lettering.)
ask-first = One of the { $vessel-many } is to hold exactly { $amount } after as few pourings as possible. Which of these pourings can be the first one?
ask-never = Which of these amounts can never be the content of a { $vessel }, however often you pour?
ask-target = What is the smallest number of pourings that leads from the upper row to the lower one?
ask-after = The cards show pourings in the order of their numbers. What do the { $vessel-many } hold afterwards?
ask-blot = The cards show pourings in the order of their numbers; one is blotted. They led from the upper row to the lower one. What is under the blot?
ask-hidden = The cards show pourings in the order of their numbers. Afterwards there { $litres ->
    [one] is exactly 1 litre
   *[other] are exactly { $litres } litres
} in { $name }. How many litres were in the covered { $vessel } at first?

holds = { $name } holds up to { $holds } litres and contains { $has }
row = { $vessels }.

covered = an unknown amount, under a cloth

beside = On the left is the tap T, on the right the sink S.

lower = Lower row

cards = Card { $number }

blot = a blot

step = { $pouring } ({ $filling })

why-fewest = Follow all pourings, and note which amounts are new: { $amounts }; no others. { $amount } is not among them. With { $answer } pourings it is reached; what each holds after every one: { $steps }.
why-target = A shortest way, with what each holds after every pouring: { $steps }. Fewer pourings lead to { $states } other fillings, the present one included. So it takes { $answer }.
why-ends = A shortest way, with what each holds after every pouring: { $steps }. Every other way of this length ends with the { $amount } in the same { $vessel }: { $answer }.
why-first = A shortest way, with what each holds after every pouring: { $steps }. Of the other beginnings, { $later }. So it is { $answer }.
why-never = The three other amounts can be made. { $made }. { $shared }Whatever is poured, only these amounts ever turn up: { $amounts }. So it is { $answer }.
why-after = Pouring by pouring, with what each holds then: { $steps }. So it is { $answer }.
why-blot = { $pouring } under the blot leads to the lower row: { $steps }. The others lead elsewhere: { $others }. So it is { $answer }.
why-hidden = From 0 to { $most } litres in { $covered } at first, { $name } ends with, in this order: { $left }. Only { $amount } gives { $litres }: { $steps }. So it was { $answer }.

made = { $amount }: { $steps }

later = { $letter } takes { $number } pourings

not-at-all = { $letter } never leads there

shared = What the { $vessel-many } hold, now and when full, are all multiples of { $divisor }, so every amount stays one.{ " " }

vessel-jugs = jug
    .many = jugs
vessel-clay = jar
    .many = jars
vessel-cylinders = cylinder
    .many = cylinders
vessel-casks = cask
    .many = casks

amount = { $litres ->
    [one] 1 litre
   *[other] { $litres } litres
}

new = { $number ->
    [0] at first { $amounts }
   *[other] after { $number }: { $amounts }
}

leads = { $letter }: { $filling }
