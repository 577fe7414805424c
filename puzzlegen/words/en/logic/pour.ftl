rules = The number below a { $vessel } is what it holds when full, in litres; marks are one litre apart, every fifth longer. One pouring empties a { $vessel } into another until the first is empty or the second full. Each pouring moves something, and nothing is spilt.

closed = Nothing is added or thrown away.

tap = Filling a { $vessel } to the brim at the tap T, or emptying it into the sink S, also counts as one pouring: T → { $name } or { $name } → S.

ask-fewest = What is the smallest number of pourings after which one of the { $vessel-many } holds exactly { $amount }?
ask-ends = Exactly { $litres ->
    [one] 1 litre is
   *[other] { $litres } litres are
} to be measured in one of the { $vessel-many } with as few pourings as possible. Which { $vessel } holds this amount then? (Give its letter.)
ask-ends_box = Exactly { $litres ->
    [one] 1 litre is
   *[other] { $litres } litres are
} to be measured in one of the { $vessel-many } with as few pourings as possible. Which { $vessel } holds this amount then? (Box its body, without handles, foot and lettering.)
ask-first = Exactly { $litres ->
    [one] 1 litre is
   *[other] { $litres } litres are
} to be in one of the { $vessel-many } after as few pourings as possible. Which of these pourings can be the first one?
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

why-fewest = A shortest way, with what each holds after every pouring: { $steps }. Fewer pourings lead to { $states } different fillings, the present one included, none of them with { $amount }. So it takes { $answer }.
why-target = A shortest way, with what each holds after every pouring: { $steps }. Fewer pourings lead to { $states } other fillings, the present one included. So it takes { $answer }.
why-ends = A shortest way, with what each holds after every pouring: { $steps }. Every other way of this length ends with the { $amount } in the same { $vessel }: { $answer }.
why-first = A shortest way, with what each holds after every pouring: { $steps }. Of the other beginnings, { $later }. So it is { $answer }.
why-never = The three other amounts can be made. { $made }. { $shared }All pourings together lead to only { $states } fillings, none of them with { $amount }. So it is { $answer }.
why-after = Pouring by pouring, with what each holds then: { $steps }. So it is { $answer }.
why-blot = The pourings before the blot are known; then try what could be under it. Only with { $pouring } do the others lead to the lower row: { $steps }. So it is { $answer }.
why-hidden = Try one content after another. With { $amount } at first, the pourings go like this: { $steps }; that leaves { $litres } in { $name }, as it should. Every other content leaves another amount there. So it was { $answer }.

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
