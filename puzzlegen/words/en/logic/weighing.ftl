noun-coins = coin
    .many = coins
noun-sacks = sack
    .many = sacks
noun-crystals = crystal
    .many = crystals

faulty-heavy = Exactly one is faulty: it is a little heavier than each of the others.
faulty-light = Exactly one is faulty: it is a little lighter than each of the others.
faulty-either = Exactly one is faulty: it is a little heavier or a little lighter than each of the others.
faulty-both_heavy = Exactly two are faulty: each is a little heavier than a normal one, both by the same amount.
faulty-both_light = Exactly two are faulty: each is a little lighter than a normal one, both by the same amount.
faulty-opposite = Exactly two are faulty: one is a little heavier than a normal one, the other lighter by as much.

rules = There are { $count } { $noun-many }. { $faulty } All normal ones weigh the same. The numbered balances show what has been weighed: a lower pan is heavier, level pans weigh the same.

slip = However, exactly one of the numbered balances is drawn wrongly: the right things are in its pans, but the weighing really had a different result.

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
    [1] One more weighing is allowed. Which of A to D is sure to reveal the faulty { $noun }, whatever the balance shows?
   *[2] One more weighing is allowed. Which of A to D is sure to reveal both faulty { $noun-many }, whatever the balance shows?
}
ask-predict = The balance with the question mark is still locked. What happens when it is released?
ask-idle = { $faults ->
    [1] One weighing was unnecessary: the other balances alone show which { $noun } is faulty. What is the number of the unnecessary one?
   *[2] One weighing was unnecessary: the other balances alone show which two { $noun-many } are faulty. What is the number of the unnecessary one?
}
ask-slip = What is the number of the balance that is drawn wrongly?
ask-fewest = At least how many further weighings are needed to be sure of finding the faulty { $noun }? (Each may depend on the results before. Whether it is heavier or lighter need not be found out.)
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

low-left = left lower
low-right = right lower
low-level = level

leaves = What each balance leaves possible.

arrows = (↑ heavier, ↓ lighter.)

step = Balance { $number } ({ $tilt }): { $cases }.

alone = Balance { $number } alone ({ $tilt }): { $cases }.

many = { $count } cases

or = { " " }or{ " " }

lead-both_heavy = A pan is lower if it holds more of the two faulty ones; level pans hold the same number of them.
lead-both_light = A pan is higher if it holds more of the two faulty ones; level pans hold the same number of them.
lead-opposite = Pans are level if both faulty ones are in the same pan or off the balance.

against = Balance { $number } ({ $tilt }) contradicts that.
against-all = Balance { $number } ({ $tilt }) contradicts all of these.

one-of = So balance { $numbers } is wrong.
likewise = Likewise, balance { $numbers } is wrong.

supposed = If { $number } is wrong: { $cases }.

still = With { $letter }, { $cases } look alike ({ $tilt }).

needed = Without { $number }: { $cases }.

aside = { " " }(one fewer, as one { $noun } of either kind can stay off the balance)

so-which = So the answer is { $answer }.
so-sign = So { $text }: { $answer }.
so-suspects = So { $count } of the { $noun-many } may still be faulty ({ $suspects }): the answer is { $answer }.
so-normal = So { $count } of the { $noun-many } may still be faulty ({ $suspects }), and all the others are normal: the answer is { $answer }.
so-suspect_boxes = So these may still be faulty: { $suspects }.
so-predict = In each of these cases, the same happens to the balance with the question mark: { $text }. So the answer is { $answer }.
so-idle = So balance { $number } was not needed.
so-slip = So balance { $number } is the wrong one.
so-next = With { $answer }, every result settles what is faulty. So the answer is { $answer }.
so-fewest = That leaves { $leaves } cases{ $aside }. A weighing has three results, so it tells up to 3 cases apart, two up to 9, three up to 27: the answer is { $answer }.

told-balance = Balance { $number }
told-asked = Balance with the question mark
