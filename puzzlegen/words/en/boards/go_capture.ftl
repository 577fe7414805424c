rules = The picture shows a position in a game of Go; it is Black's turn. Stones of one colour next to each other along a line are connected and form a chain. A chain is captured when the last free point next to it along a line is taken.

count = What is the greatest number of white stones that Black can capture with one move?

point = There is only one point where a black stone captures something at once. Which one?

ladder = Black tries to capture the chain of the stone with the triangle by threatening to capture it (atari) with every move: each must leave it exactly one liberty, until Black takes it.

begin = Where can Black begin, so that the chain is captured whatever White plays?

ladder-briefly = Black, to move, tries to capture the chain with the triangle by giving atari with every move. Where can the first move be, so that this succeeds whatever White plays?

only = only at { $point }
both = at { $one } or at { $other }
none = at neither of its free points

captured-after = Beginning at { $point }, Black captures it whatever White plays; for example: { $line }.
escapes-after = Beginning at { $point } fails: after { $line }, for example, no black move gives atari any more.
captures = Points where Black captures, with the number of stones: { $points }.

pass = pass

