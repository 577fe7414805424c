noun-sticks = crayon
noun-strips = strip
noun-strokes = stroke
    .made = painted
noun-tracks = track
    .made = made
noun-prints = trail
    .made = made

rules-sticks = Crayons lie in a heap, each with its number at one end. Where two of them cross, one lies on the other. Crayons are lifted one by one, straight up, and only when nothing lies on them any more.
rules-strips = Strips of paper lie on a table, each with its number at one end. Where two of them cross, one lies on the other. Strips are lifted one by one, straight up, and only when nothing lies on them any more.
rules-strokes = Somebody painted strokes with a broad brush, one after the other, each in one go; the number of each stands at one of its ends. Where two strokes cross, the later one covers the earlier one.
rules-tracks = Toy cars with wet paint on their tyres drove across the paper, one after the other; each stands at the end of its track and carries its number. Where two tracks cross, the later one covers the earlier one.
rules-prints = Children with wet paint on their soles walked across the floor, one after the other; the number of a trail stands at its end. Where two footprints overlap, the later one covers the earlier one.

ask-top-lifted = Which { $noun } can be lifted first?
ask-top-made = Which { $noun } was { $noun-made } last?

ask-bottom-lifted = Which { $noun } lies at the very bottom, on no other one?
ask-bottom-made = Which { $noun } was { $noun-made } first?

ask-count-lifted = How many other { $noun }s have to be lifted before { $noun } { $piece } can be lifted?
ask-count-made = How many other { $noun }s were certainly { $noun-made } later than { $noun } { $piece }?

ask-sure-lifted = Which one of these is certain about the order in which the { $noun }s are lifted?
ask-sure-made = Which one of these is certain about the order in which the { $noun }s were { $noun-made }?

pair-lifted = { $over } before { $under }
pair-made = { $under } before { $over }

ask-order-lifted = In which order can all of them be lifted, from the first one to the last?
ask-order-made = In which order can they have been { $noun-made }, from the first one to the last?

ask-held-lifted = One { $noun } after another is lifted for as long as there is one with nothing on it. How many { $noun }s can never be lifted?
ask-held_boxes-lifted = One { $noun } after another is lifted for as long as there is one with nothing on it. Some { $noun }s can never be lifted. Which ones?

tagged = (Box the square around its number.)

all-tagged = (Box the square around the number of each.)

number = (Give its number.)

lies-lifted = { $over } lies on { $under }.
lies-made = { $over } covers { $under }.

on = Over { $under }: { $over }.

bare-lifted = Nothing lies on { $piece }.
bare-made = Nothing covers { $piece }.

breaks-lifted = In { $letter }, { $under } comes before { $over }, but { $over } lies on { $under }.
breaks-made = In { $letter }, { $over } comes before { $under }, but { $over } covers { $under }.

taken = { $count ->
    [one] { $taken } can be lifted.
   *[other] { $taken } can be lifted, in that order.
}

none = None can be lifted.

so-count-lifted = { $count ->
    [one] So { $above } has to be lifted before { $piece }: { $count } in all.
   *[other] So { $above } have to be lifted before { $piece }: { $count } in all.
}
so-count-made = So { $above } came later than { $piece }: { $count } in all.
so-bare-lifted = Nothing lies on { $piece }: 0.
so-bare-made = Nothing covers { $piece }: 0.
so-sure-lifted = So { $over } has to be lifted before { $under }: { $answer }. No chain of crossings shows any of the others.
so-sure-made = So { $under } came before { $over }: { $answer }. No chain of crossings shows any of the others.
so-held-lifted = So none of { $above } can be lifted: { $count } in all.
so-free-lifted = So nothing is left: 0.
so-top-lifted = So only { $piece } has nothing on it.
so-top-made = So only { $piece } is not covered anywhere: it came last.
so-bottom-lifted = So only { $piece } lies on no other.
so-bottom-made = So only { $piece } covers no other: it came first.
so-order-lifted = { $answer } agrees with every crossing.
so-order-made = { $answer } agrees with every crossing.

piece = { $noun } { $number }: { $hue }, { $way }

over = { $over } over { $under }

way = from ({ $a }, { $b }) to ({ $c }, { $d })

places = Places (x, y) count from the upper left corner, to the right and down; the picture is { $wide } wide and { $high } high. A number stands at the second place of its piece.

crossings = Crossings, the upper one first

and = { " " }and{ " " }
or = { " " }or{ " " }
