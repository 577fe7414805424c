first = In the first picture it is { $side }'s turn.

follow = These moves follow: { $line }. Which diagram of the second picture shows the board after them?
follow-briefly = Which diagram of the second picture shows the first one after { $line }?

left = In the left diagram it is { $side }'s turn.

one = { $side } made one move, and the right diagram arose. Which move was it?

several = Then { $moves } moves were made in turn ({ $order }), and the right diagram arose. Which was the { $ordinal } of these { $moves } moves? The diagrams leave no doubt about it.

one-briefly = which move led from the left diagram to the right?

several-briefly = which was the { $ordinal } of the { $moves } moves from the left diagram to the right?

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth

only = Only { $line } leads from the left diagram to the right one.

moves = { $line } leads from the left diagram to the right one; in every such line the { $ordinal } move is { $answer }.

pair = { $move } is played by the { $piece } on { $leaves }, since the { $piece } on { $stays } cannot go there and never moves. In { $letters } it is the other way round: a { $piece } on { $leaves } and none on { $stays }.

first-board = The first picture

others = The second picture

left-board = The left diagram

right-board = The right diagram
