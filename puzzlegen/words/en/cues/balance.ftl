noun-beam = balance
noun-kitchen = balance
noun-seesaw = seesaw

rules = Each toy weighs a whole number of grams from 1 to 9, and toys that look alike weigh the same. If a { $noun } is level, both sides weigh the same; otherwise the lower side is heavier.

ask-heaviest = Which of A to D is heavier than every other kind of thing in the picture?
ask-lightest = Which of A to D is lighter than every other kind of thing in the picture?
ask-order = Which row is in order of weight, from the lightest thing (left) to the heaviest?
ask-tips = The { $noun } with the question mark is still locked. What happens when it is released?
ask-pan = The { $noun } with the question mark is still locked, and its right side is empty. Which of the loads A to D must go there if it is to stay level when released?
ask-worth = The { $noun } with the question mark is still locked. Only more of what already lies on its right side may be added there. How many must it hold there altogether to stay level when released?

tips-left = its left side sinks
tips-right = its right side sinks
tips-level = it stays level

tilts-left = the left side is lower
tilts-right = the right side is lower
tilts-level = level

weighing = left: { $left }; right: { $right }; { $tilt }

by = { $count ->
    [one] By { $noun } { $scales }, { $shown }.
   *[other] Put { $noun }s { $scales } together: { $shown }.
}

follows = { $sum }, so { $facts }

heavier = { $heavy } > { $light }

alike = { $heavy } = { $light }

times = { $scale }{ $often ->
    [1] { "" }
    [2] { " " }(twice)
   *[3] { " " }(three times)
}

row = So the order from the lightest to the heaviest is { $row }: row { $answer }.

most-heaviest = So the heaviest is { $key }: { $answer }.
most-lightest = So the lightest is { $key }: { $answer }.

unit = Only ratios matter here, so say { $name } = { $weight }.

equal = By { $noun } { $scale }, { $left } = { $right }, so { $name } = { $weight }.

total = { $load } = { $weight }

sides = { $noun ->
   *[other] At the question mark, { $left } on the left and { $right } on the right: { $so }.
}

answer = the answer is { $answer }

locked = locked

several = { $count } × { $name }

numbered = { $noun } { $number }
asked = { $noun } with the question mark
