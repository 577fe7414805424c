tips-1 = its left pan sinks
tips-2 = its right pan sinks
tips-3 = it stays level

signs-1 = it is heavier than the others
signs-2 = it is lighter than the others
signs-3 = it can still be heavier or lighter

tilts-left = the left pan is lower
tilts-right = the right pan is lower
tilts-level = level

heavier = { $number }, which is heavier

lighter = { $number }, which is lighter

two = { $one } and { $other }

unlike = { $one } is heavier, { $other } is lighter

pans = left: { $left }; right: { $right }; { $state }

locked = locked

shelf = Bottom row: all { $count } { $nouns }, numbered from 1 to { $count }

arrows = (↑ stands for heavier, ↓ for lighter.)

step = Balance { $number } ({ $tilt }) leaves { $cases }.

alone = Taken alone, balance { $number } ({ $tilt }) leaves { $cases }.

many = { $count } possible pairs

or = { " " }or{ " " }

lead-both_heavy = A pan is lower if it holds more of the two faulty ones; level pans hold equally many of them.
lead-both_light = A pan is higher if it holds more of the two faulty ones; level pans hold equally many of them.
lead-opposite = Pans are level if both faulty ones lie in the same pan or aside.

against-1 = Balance { $number } ({ $tilt }) contradicts that.
against-2 = Balance { $number } ({ $tilt }) contradicts all of these.

one-of = So balance { $numbers } is wrong.

supposed = If balance { $number } is wrong, the others leave { $cases }.

still = With { $letter }, { $cases } would give the same result ({ $tilt }).

needed = Without balance { $number }, { $cases } would be possible.

aside = { " " }(one fewer than before, since one { $noun } that may be heavier or lighter can stay aside to the end)

so-which = So the answer is { $answer }.
so-sign = So { $text }: { $answer }.
so-suspects = These are { $count } of the { $nouns } ({ $suspects }): the answer is { $answer }.
so-normal = These are { $count } of the { $nouns } ({ $suspects }); all the others are normal: the answer is { $answer }.
so-suspect = So { $suspects } can still be faulty.
so-predict = In each of these cases, the same happens to the balance with the question mark: { $text }. So it is { $answer }.
so-idle = So balance { $number } was not needed.
so-slip = So balance { $number } is the wrong one.
so-next = With { $answer }, each of them gives a different result. So it is { $answer }.
so-fewest = That leaves { $leaves } to be told apart{ $aside }. Since a weighing has three results, one is enough for up to 3 cases, two for 9 and three for 27, if about a third of them is put into each pan: it takes { $answer }.

ends-leaves = { $n } cases

describe-parts-1 = Balance { $number }
describe = Balance with the question mark
