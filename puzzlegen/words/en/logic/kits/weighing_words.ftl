nouns-coins-1 = coin
nouns-coins-2 = coins
nouns-sacks-1 = sack
nouns-sacks-2 = sacks
nouns-crystals-1 = crystal
nouns-crystals-2 = crystals

faulty-heavy = Exactly one is faulty: it is a little heavier than each of the others.
faulty-light = Exactly one is faulty: it is a little lighter than each of the others.
faulty-either = Exactly one is faulty: it is a little heavier or a little lighter than each of the others, and nobody knows which.
faulty-both_heavy = Exactly two are faulty: each is a little heavier than a normal one, both by the same amount.
faulty-both_light = Exactly two are faulty: each is a little lighter than a normal one, both by the same amount.
faulty-opposite = Exactly two are faulty: one is a little heavier than a normal one, the other lighter by as much.

rules = There are { $count } { $nouns }, numbered from 1. { $faulty } All normal ones weigh the same. The numbered balances show what has been weighed: the lower pan holds more weight, and pans at the same height hold equal weights.

slip = However, exactly one of the numbered balances is drawn wrongly: the right things are in its pans, but the weighing really had another result (left pan lower, right pan lower or level).

ask-which-1 = What is the number of the faulty { $noun }?
ask-which-2 = What are the numbers of the two faulty { $nouns }?
ask-which_choice-1 = Which { $noun } is faulty?
ask-which_choice-2 = Which two { $nouns } are faulty?
ask-which_boxes-1 = Which { $noun } is faulty? (Box it in the bottom row.)
ask-which_boxes-2 = Which two { $nouns } are faulty? (Box them in the bottom row.)
ask-sign-1 = What is certain about the faulty { $noun }?
ask-suspects-1 = How many of the { $nouns } may still be faulty?
ask-normal-1 = How many of the { $nouns } are certainly normal?
ask-suspect_boxes-1 = Which { $nouns } may still be faulty? (Box each of them in the bottom row.)
ask-next-1 = One more weighing is allowed. With which of A to D will one know the faulty { $noun } afterwards, whatever the balance shows?
ask-next-2 = One more weighing is allowed. With which of A to D will one know both faulty { $nouns } afterwards, whatever the balance shows?
ask-predict-1 = The balance with the question mark is still locked. What happens when it is released?
ask-idle-1 = One weighing was unnecessary: the other balances alone show which { $noun } is faulty. What is the number of the unnecessary one?
ask-idle-2 = One weighing was unnecessary: the other balances alone show which two { $nouns } are faulty. What is the number of the unnecessary one?
ask-slip-1 = What is the number of the balance that is drawn wrongly?
ask-fewest-1 = What is the smallest number of further weighings with which the faulty { $noun } is sure to be found, however they come out? (Each compares two equally large groups of any { $nouns } and may depend on the ones before. Whether the faulty one is heavier or lighter need not be found out.)
ask-idle_box-1 = One weighing was unnecessary: the other balances alone show which { $noun } is faulty. Which weighing was it? (Box the whole panel of its balance.)
ask-idle_box-2 = One weighing was unnecessary: the other balances alone show which two { $nouns } are faulty. Which weighing was it? (Box the whole panel of its balance.)
ask-slip_box-1 = Which balance is drawn wrongly? (Box its whole panel.)

weights-either = Which { $noun } is faulty, and how does it differ?
weights-opposite = Which { $noun } is the heavier faulty one, and which is the lighter faulty one?
