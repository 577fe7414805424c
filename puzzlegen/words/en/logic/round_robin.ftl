number = { $count ->
    [4] Four
    [6] Six
   *[8] Eight
}

rules-league = { $count } teams play { $rounds } rounds. In each round every team plays one match, and over all the rounds every two teams meet exactly once. Each card is a match; teams go by the colours of their shirts.
rules-regatta = { $count } boats race in { $rounds } rounds. In each round every boat sails one duel, and over all the rounds every two boats meet exactly once. Each card is a duel; each boat is known by its colour.
rules-chess = { $count } animals of a chess club play { $rounds } rounds. In each round every animal plays one game, and over all the rounds every two animals meet exactly once. Each card is a game.
rules-dance = { $count } animals dance in pairs, in { $rounds } rounds. In each round every animal dances with one other, and over all the rounds every two animals meet exactly once. Each card is a pair.

board = Each numbered panel is a round. Question marks hide who takes part; the order of the cards in a round, and left and right on a card, mean nothing.

ask-opponent = Which of A to D meets { $side } in round { $round }?
ask-round = In which round do { $one } and { $other } meet?
ask-together = Which of the pairs A to D meets in round { $round }?
ask-possible = Only one of A to D can be in round { $round } if the whole board is to be completed by the rules. Which one?
ask-impossible = Of A to D, three can be in round { $round }: for each of them there is a way to complete the whole board by the rules. Which one cannot?

side-league = the { $name } team
side-regatta = the { $name } boat
side-chess = the { $name }
side-dance = the { $name }

unknown = ?

match = { $one } and { $other }

only = round { $round }: { $one } can only meet { $other }
only-met = round { $round }: { $one } can only meet { $other } (it meets { $met } elsewhere)

rest = round { $round }: { $one }–{ $other } are left over

and = { " " }and{ " " }

last = { $one }–{ $other }: only round { $round } is left

supposed = Suppose { $one }–{ $other } in round { $round }. { $chain }; then { $nothing }. So not.

at-once = Suppose { $one }–{ $other } in round { $round }: { $nothing }. So not.

step = { $thought }.

nobody = nobody is left for { $side } in round { $number }

never = no round is left for { $one }–{ $other }

so = So the answer is { $answer }.
more = { $count } more steps of this kind follow.
more-steps = then { $count } more such steps

round = Round { $number }

taking-part = Taking part
