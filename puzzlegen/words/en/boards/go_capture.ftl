rules = The picture shows a position in a game of Go; it is Black's turn. Stones of one colour next to each other along a line are connected and form a chain. A chain is captured when the last free point next to it along a line is taken.

count = What is the greatest number of white stones that Black can capture with one move?

point = There is only one point where a black stone captures something at once. Which one?

ladder = Black tries to capture the chain of the stone with the triangle by giving atari with every move: each black move must leave it with exactly one liberty, until Black takes it. White may answer with any move.

outcome = What is the outcome if both sides play as well as they can?

ladder-briefly = Black, to move, tries to capture the chain with the triangle by giving atari with every move. What is the outcome if both sides play their best?

captured = The chain is captured.
escapes = The chain escapes.

captured-after = For example: { $lines }.
escapes-after = After { $lines } no black move gives atari any more.
captures = Points where Black captures, with the number of stones: { $points }.

pass = pass

