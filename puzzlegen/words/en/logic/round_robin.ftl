number = { $count ->
    [4] Four
    [6] Six
   *[8] Eight
}

rules-league = { $count } teams play { $rounds } rounds. In each round every team plays one match, and in all rounds together every two teams meet exactly once. Each card is a match; teams go by the colours of their shirts.
rules-regatta = { $count } boats race in { $rounds } rounds. In each round every boat sails one duel, and in all rounds together every two boats meet exactly once. Each card is a duel; each boat is known by its colour.
rules-chess = { $count } animals of a chess club play { $rounds } rounds. In each round every animal plays one game, and in all rounds together every two animals meet exactly once. Each card is a game.
rules-dance = { $count } animals dance in pairs, in { $rounds } rounds. In each round every animal dances with one other, and in all rounds together every two animals meet exactly once. Each card is a pair.

board = Each numbered panel is a round. Question marks hide who takes part; the order of the cards in a round, and left and right on a card, mean nothing.

ask-opponent = Which of A to D meets { $side } in round { $round }?
ask-round = In which round do { $one } and { $other } meet?
ask-together = Which of the pairs A to D meets in round { $round }?
ask-possible = Only one of A to D fits into round { $round } if the whole board is then to be completed by the rules. Which one?
ask-impossible = Of A to D, three can be in round { $round }: for each of them there is a way to complete the whole board by the rules. Which one cannot?

side-league = the { $name } team
side-regatta = the { $name } boat
side-chess = the { $name }
side-dance = the { $name }

unknown = ?

match = { $one } and { $other }

only = in round { $round }, only { $other } is left for { $one }
only-met = in round { $round }, only { $other } is left for { $one }, which meets { $met } in other rounds

rest = in round { $round }, all others are paired, which leaves { $one } and { $other }

and = { " " }and{ " " }

last = round { $round } is the only one left for { $one } and { $other }

supposed = Suppose { $one } and { $other } met in round { $round }. { $chain }; then { $nothing }. So { $one } and { $other } do not meet in round { $round }.

at-once = If { $one } and { $other } met in round { $round }, { $nothing }, so they do not meet then.

step = { $thought }.

nobody = nobody would be left for { $side } in round { $number }

never = no round would be left for { $one } and { $other }

so = So the answer is { $answer }.
more = { $count } more steps of this kind follow.
more-steps = then { $count } more such steps

round = Round { $number }

taking-part = Taking part
