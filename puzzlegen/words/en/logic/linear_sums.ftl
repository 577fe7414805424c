rules-house = At least one person lives on each floor of the house. The number on each brace is the total number of people on the floors that it spans.
rules-market = Each kind of thing costs a whole number of coins, at least 1, and things that look alike cost the same. The number at the end of each sum is what its things cost together, in coins.
rules-stars = Each star stands for a whole number, at least 1. The number on each line is the sum of the two stars that the line joins.

wrong-house = But exactly one of the numbers on the braces is wrong.
wrong-market = But exactly one of these numbers is wrong.
wrong-stars = But exactly one of the numbers on the lines is wrong.

value-house = How many people live on { $load }?
value-market = How many coins does this cost: { $load }?
value-stars = What number is { $load }?

what-house = the number of people who live there
what-market = the total cost
what-stars = the value

ask-knowable = For only one of A to D can { $what } be worked out for certain. Which one?
ask-unknowable = For three of A to D, { $what } can be worked out for certain. For which one can it not?
ask-superfluous = If one of the four numbers marked A to D were covered up, it could still be worked out from all the other numbers in the picture. Which one?
ask-wrong = Which one? (Box the whole plate on which it stands, frame included.)
ask-wrong_choice = It is one of the four marked A to D. Which one?
ask-most = What is the largest possible number of people on { $load }?

floor = floor { $low }

two-floors = floors { $low } and { $high }
floors = floors { $low } to { $high }
floors-numbered = A house with { $count } floors, which are numbered from the bottom up.

marked = { $sum } (marked { $letter })

makes = { $term } = { $total }

then = ,{ " " }

cancel = Add and subtract sums, step by step, so as to leave only { $load }: { $result }.

open = { $letter } ({ $load }) can be { $one }, but also { $other }.

known = { $letter } ({ $load }) is known: { $result }.

so = So the answer is { $answer }.

covered = Cover up { $answer } ({ $load }): the other sums still give it, { $result }. Each of the other marked numbers tells something that no others do.

twice = Two ways without a common number give { $load }: { $one }, and { $other }. Were another number wrong, one of them would still contradict the { $sum } that the picture gives for { $load }; so that is the wrong one.

at-most = { $terms } = { $total }. This counts { $load } once, together with { $besides }. At least one person lives on each of these, which leaves at most { $total } − { $many } = { $number } for { $load }. This many is possible: from the bottom up, { $numbers } people can live on the floors.

term = { $head }{ $sum } ({ $load })

result = { $steps }; { $total } ÷ { $by } = { $number }
