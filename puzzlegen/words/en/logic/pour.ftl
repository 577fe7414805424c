rules = Below each { $vessel } stands what it holds when full; marks are one litre apart. A pouring goes from one { $vessel } into another until the first is empty or the second full; it always moves something.

closed = Nothing is added or poured away.

tap = Filling a { $vessel } at the tap T (T → { $name }) or emptying it into the sink S ({ $name } → S) also counts as one pouring.

ask-fewest = What is the smallest number of pourings after which one of the { $vessel-many } contains exactly { $amount }?
ask-ends = Exactly { $amount } must be measured out in as few pourings as possible. Which { $vessel } contains this amount at the end? (Give its letter.)
ask-ends_box = Exactly { $amount } must be measured out in as few pourings as possible. Which { $vessel } contains this amount at the end? (Box the whole { $vessel } without its lettering.)
ask-first = One of the { $vessel-many } is to contain exactly { $amount } after as few pourings as possible. Which of these pourings can be the first one?
ask-never = Which of these amounts can never be the content of a { $vessel }, however often you pour?
ask-target = What is the smallest number of pourings that leads from the upper row to the lower one?
ask-after = The cards show pourings in the order of their numbers. What do the { $vessel-many } contain afterwards?
ask-blot = The cards show pourings in the order of their numbers; one is blotted. They led from the upper row to the lower one. What is under the blot?
ask-hidden = The cards show pourings in the order of their numbers. Afterwards { $name } contains exactly { $amount }. How many litres did the covered { $vessel } contain at first?

holds = { $name } holds up to { $holds } litres and contains { $has }
row = { $vessels }.

covered = an unknown amount, under a cloth

beside = On the left is the tap T, on the right the sink S.

lower = Lower row

cards = Card { $number }

blot = a blot

step = { $pouring } ({ $filling })

why-fewest = Try all pourings, and note which amounts are new: { $amounts }; no others. { $amount } is not among them. It takes { $answer } pourings, with what each { $vessel } then contains in brackets: { $steps }.
why-target = A shortest way, with what each { $vessel } then contains in brackets: { $steps }. With fewer pourings only { $states } other fillings can be had, the one at first included. So it takes { $answer }.
why-ends = A shortest way, with what each { $vessel } then contains in brackets: { $steps }. Every other way of this length ends with { $amount } in the same { $vessel }: { $answer }.
why-first = A shortest way, with what each { $vessel } then contains in brackets: { $steps }. Of the other beginnings, { $later }. So it is { $answer }.
why-never = The three other amounts can be made. { $made }. { $shared }However you pour, no amounts turn up but these: { $amounts }. So it is { $answer }.
why-after = Pouring by pouring, with what each { $vessel } then contains in brackets: { $steps }. So it is { $answer }.
why-blot = { $pouring } under the blot leads to the lower row: { $steps }. The others lead elsewhere: { $others }. So it is { $answer }.
why-hidden = With 0 to { $most } litres in { $covered } at first, { $name } ends with { $left }, in this order. Only { $amount } gives { $litres }: { $steps }. So it was { $answer }.

made = { $amount }: { $steps }

later = { $letter } takes { $number } pourings

not-at-all = { $letter } never leads there

shared = All amounts, those at first and those of full { $vessel-many }, are multiples of { $divisor }, and pouring keeps them so.{ " " }

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
