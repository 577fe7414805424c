noun-coins = coin
    .many = coins
noun-sacks = sack
    .many = sacks
noun-crystals = crystal
    .many = crystals

faulty-heavy = Exactly one is faulty: it is a little heavier than each of the others.
faulty-light = Exactly one is faulty: it is a little lighter than each of the others.
faulty-either = Exactly one is faulty: it is a little heavier or a little lighter than each of the others, and nobody knows which.
faulty-both_heavy = Exactly two are faulty: each is a little heavier than a normal one, both by the same amount.
faulty-both_light = Exactly two are faulty: each is a little lighter than a normal one, both by the same amount.
faulty-opposite = Exactly two are faulty: one is a little heavier than a normal one, the other lighter by as much.

rules = There are { $count } { $noun-many }, numbered from 1. { $faulty } All normal ones weigh the same. The numbered balances show what has been weighed: the lower pan holds more weight, and pans at the same height hold equal weights.

slip = However, exactly one of the numbered balances is drawn wrongly: the right things are in its pans, but the weighing really had another result (left pan lower, right pan lower or level).

ask-which = { $faults ->
    [1] What is the number of the faulty { $noun }?
   *[2] What are the numbers of the two faulty { $noun-many }?
}
ask-which_choice = { $faults ->
    [1] Which { $noun } is faulty?
   *[2] Which two { $noun-many } are faulty?
}
ask-which_boxes = { $faults ->
    [1] Which { $noun } is faulty? (Box it in the bottom row.)
   *[2] Which two { $noun-many } are faulty? (Box them in the bottom row.)
}
ask-sign = What is certain about the faulty { $noun }?
ask-suspects = How many of the { $noun-many } may still be faulty?
ask-normal = How many of the { $noun-many } are certainly normal?
ask-suspect_boxes = Which { $noun-many } may still be faulty? (Box each of them in the bottom row.)
ask-next = { $faults ->
    [1] One more weighing is allowed. With which of A to D will one know the faulty { $noun } afterwards, whatever the balance shows?
   *[2] One more weighing is allowed. With which of A to D will one know both faulty { $noun-many } afterwards, whatever the balance shows?
}
ask-predict = The balance with the question mark is still locked. What happens when it is released?
ask-idle = { $faults ->
    [1] One weighing was unnecessary: the other balances alone show which { $noun } is faulty. What is the number of the unnecessary one?
   *[2] One weighing was unnecessary: the other balances alone show which two { $noun-many } are faulty. What is the number of the unnecessary one?
}
ask-slip = What is the number of the balance that is drawn wrongly?
ask-fewest = What is the smallest number of further weighings with which the faulty { $noun } is sure to be found, however they come out? (Each compares two equally large groups of any { $noun-many } and may depend on the ones before. Whether the faulty one is heavier or lighter need not be found out.)
ask-idle_box = { $faults ->
    [1] One weighing was unnecessary: the other balances alone show which { $noun } is faulty. Which weighing was it? (Box the whole panel of its balance.)
   *[2] One weighing was unnecessary: the other balances alone show which two { $noun-many } are faulty. Which weighing was it? (Box the whole panel of its balance.)
}
ask-slip_box = Which balance is drawn wrongly? (Box its whole panel.)

ask-which_choice-either = Which { $noun } is faulty, and how does it differ?
ask-which_choice-opposite = Which { $noun } is the heavier faulty one, and which is the lighter faulty one?

predict-left = its left pan sinks
predict-right = its right pan sinks
predict-level = it stays level

sign-heavy = it is heavier than the others
sign-light = it is lighter than the others
sign-either = it can still be heavier or lighter

tilts-left = the left pan is lower
tilts-right = the right pan is lower
tilts-level = level

heavier = { $number }, which is heavier

lighter = { $number }, which is lighter

two = { $one } and { $other }

unlike = { $one } is heavier, { $other } is lighter

pans = left: { $left }; right: { $right }; { $state }

locked = locked

shelf = Bottom row: all { $count } { $noun-many }, numbered from 1 to { $count }

arrows = (↑ stands for heavier, ↓ for lighter.)

step = Balance { $number } ({ $tilt }) leaves { $cases }.

alone = Taken alone, balance { $number } ({ $tilt }) leaves { $cases }.

many = { $count } possible pairs

or = { " " }or{ " " }

lead-both_heavy = A pan is lower if it holds more of the two faulty ones; level pans hold equally many of them.
lead-both_light = A pan is higher if it holds more of the two faulty ones; level pans hold equally many of them.
lead-opposite = Pans are level if both faulty ones lie in the same pan or aside.

against = Balance { $number } ({ $tilt }) contradicts that.
against-all = Balance { $number } ({ $tilt }) contradicts all of these.

one-of = So balance { $numbers } is wrong.

supposed = If balance { $number } is wrong, the others leave { $cases }.

still = With { $letter }, { $cases } would give the same result ({ $tilt }).

needed = Without balance { $number }, { $cases } would be possible.

aside = { " " }(one fewer than before, since one { $noun } that may be heavier or lighter can stay aside to the end)

so-which = So the answer is { $answer }.
so-sign = So { $text }: { $answer }.
so-suspects = These are { $count } of the { $noun-many } ({ $suspects }): the answer is { $answer }.
so-normal = These are { $count } of the { $noun-many } ({ $suspects }); all the others are normal: the answer is { $answer }.
so-suspect = So { $suspects } can still be faulty.
so-predict = In each of these cases, the same happens to the balance with the question mark: { $text }. So it is { $answer }.
so-idle = So balance { $number } was not needed.
so-slip = So balance { $number } is the wrong one.
so-next = With { $answer }, each of them gives a different result. So it is { $answer }.
so-fewest = That leaves { $leaves } cases to be told apart{ $aside }. Since a weighing has three results, one is enough for up to 3 cases, two for 9 and three for 27, if about a third of them is put into each pan: it takes { $answer }.

told-balance = Balance { $number }
told-asked = Balance with the question mark
