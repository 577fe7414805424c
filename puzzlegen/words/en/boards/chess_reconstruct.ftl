first = In the first picture it is { $side }'s turn.

follow = These moves follow: { $line }. Which diagram of the second picture shows the board after them?
follow-briefly = Which diagram of the second picture shows the first one after { $line }?

left = In the left diagram it is { $side }'s turn.

one = The right diagram shows the board one move later. Which move was it?

several = The right diagram shows the board { $moves } moves later ({ $order }). Which was the { $ordinal } of these moves? The diagrams allow only one.

one-briefly = which move led from the left diagram to the right?

several-briefly = which was the { $ordinal } of the { $moves } moves from the left diagram to the right?

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth

only = Only { $line } leads from the left diagram to the right one.

moves = { $line } leads from the left diagram to the right one, and { $answer } is the { $ordinal } move in every line that does.

pair = { $move } is played by the { $piece } on { $leaves }, since the { $piece } on { $stays } cannot go there and never moves. In { $letters } it is the other way round: a { $piece } on { $leaves } and none on { $stays }.

first-board = The first picture

others = The second picture

left-board = The left diagram

right-board = The right diagram
