rules-sticks = Crayons lie in a heap, each with its number at one end. Where two of them cross, one lies on the other. Crayons are lifted one by one, straight up, and only when nothing lies on them any more.
rules-strips = Strips of paper lie on a table, each with its number at one end. Where two of them cross, one lies on the other. Strips are lifted one by one, straight up, and only when nothing lies on them any more.
rules-strokes = Somebody painted strokes with a broad brush, one after the other, each in one go; the number of each stands at one of its ends. Where two strokes cross, the later one covers the earlier one.
rules-tracks = Toy cars with wet paint on their tyres drove across the paper, one after the other; each stands at the end of its track and carries its number. Where two tracks cross, the later one covers the earlier one.
rules-prints = Children with wet paint on their soles walked across the floor, one after the other; the number of a trail stands at its end. Where two footprints overlap, the later one covers the earlier one.

made-strokes = painted
made-tracks = made
made-prints = made

top-yes = Which { $noun } can be lifted first?
top-no = Which { $noun } was { $made } last?

bottom-yes = Which { $noun } lies at the very bottom, on no other one?
bottom-no = Which { $noun } was { $made } first?

count-yes = How many other { $noun }s have to be lifted before { $noun } { $piece } can be lifted?
count-no = How many other { $noun }s were certainly { $made } later than { $noun } { $piece }?

sure-yes = Which one of these has to be lifted before { $noun } { $piece } can be lifted?
sure-no = Which one of these was certainly { $made } later than { $noun } { $piece }?

order-yes = In which order can all of them be lifted, from the first one to the last?
order-no = In which order can they have been { $made }, from the first one to the last?

held-held = One { $noun } after another is lifted for as long as there is one with nothing on it. How many { $noun }s can never be lifted?
held-held_boxes = One { $noun } after another is lifted for as long as there is one with nothing on it. Some { $noun }s can never be lifted. Which ones?

tagged = (Box the square around its number.)

all-tagged = (Box the square around the number of each.)

number = (Give its number.)

lies-yes = { $over } lies on { $under }.
lies-no = { $over } covers { $under }.

on = Over { $under }: { $over }.

bare-yes = Nothing lies on { $piece }.
bare-no = No other covers { $piece }.

breaks-yes = In { $letter }, { $under } comes before { $over }, but { $over } lies on { $under }.
breaks-no = In { $letter }, { $over } comes before { $under }, but { $over } covers { $under }.

taken = One after another, { $taken } can be lifted.

none = None can be lifted.

so-count-true = So { $above } have to be lifted before { $piece }: { $count } in all.
so-count-false = So { $above } came later than { $piece }: { $count } in all.
so-bare-true = Nothing lies on { $piece }: 0.
so-bare-false = No other covers { $piece }: 0.
so-sure-true = So { $option } has to be lifted before { $piece }: { $answer }.
so-sure-false = So { $option } came later than { $piece }: { $answer }.
so-held-true = So none of { $above } can be lifted: { $count } in all.
so-free-true = So nothing is left: 0.
so-top-true = So only { $piece } has nothing on it.
so-top-false = So only { $piece } is nowhere covered: it was last.
so-bottom-true = So only { $piece } lies on no other.
so-bottom-false = So only { $piece } covers no other: it was first.
so-order-true = { $answer } agrees with every crossing.
so-order-false = { $answer } agrees with every crossing.

piece = { $noun } { $number }: { $hue }, { $way }

over = { $over } over { $under }

way = from ({ $a }, { $b }) to ({ $c }, { $d })

places = Places (x, y) count from the upper left corner, to the right and down; the picture is { $wide } wide and { $high } high. A number stands at the second place of its piece.

crossings = Crossings, the upper one first
