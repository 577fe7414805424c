boards = Towers of cubes, all tops visible, stand on boards; the red edge is the front.

same-next = The same happens from each board of the row to the next.
same-analogy = Both pairs change from left to right in the same way, and so does the lone board.
same-odd_one_out = All but one of the pairs A to D change from left to right in the same way.
same-matrix = In every row, one rule makes the third board from the first two.

any-turn = turn 90° or 180° about its middle
only-half-turn = turn 180° about its middle

shift = move one square left, right, forward or back

shifts = move one square left or right, then one forward or back

turn-or-shift = First, all towers { $who } may { $turn }, or all { $shift }.
turn-and-shift = First, all towers { $who } may { $turn }, then all may { $shift }.

comes-back = What leaves a board returns opposite.

of-second-board = of the second board
of-board = of a board

change = Last, some squares may gain or lose cubes, always the same ones and numbers.

joined = Then the third board has, on every square, the sum of the two towers, the first minus the second, the taller, or the shorter.

ask-next = Which of A to D is the next board?
ask-analogy = Which of A to D does the lone board become?
ask-matrix = Which of A to D is the missing board?
ask-odd_one_out = Which pair is the odd one?

map = Map the missing board by the heights of its towers, 0 for none, back row at the top.

short-next = Which of A to D continues the row of boards?
short-analogy = Both pairs of boards follow one rule. Which of A to D does the lone board become by it?
short-matrix = Each row follows one rule. Which of A to D is the missing board?
short-odd_one_out = In which pair does the left board not become the right one as in the other pairs?

goes-on-next = The row of boards goes on by one rule.
goes-on-matrix = Each row of boards follows one rule.

clockwise = make a quarter turn clockwise as seen from above
half-turn = make half a turn
counterclockwise = make a quarter turn anticlockwise as seen from above

to-the-right = move over by one square to the right
to-the-left = move over by one square to the left

to-the-back = move over by one square to the back
to-the-front = move over by one square to the front

then = , then{ " " }

all = all towers { $motion }

only = { $changes }, and nothing else changes

both = all towers { $motion }; after that, { $changes }

gains = square { $x } of row { $y } gains a cube

loses = square { $x } of row { $y } loses a cube

counted = Rows count from the back, squares from the left.

first-next = From the first board to the second, { $step }. The same step leads on from each board to the next.
first-analogy = In the first pair, { $step }. The same step fits the second pair.

gives = So the missing board has the towers { $rows }, row by row from the back.

lettered = This is { $letter }.

second = Let all towers of the second board { $motion }. In the first two rows, { $rule }

first-rows = In the first two rows, { $rule }

rule-sum = each tower of the third board is as high as both towers of its square together.
rule-difference = each tower of the third board is as high as the first board's tower minus the second board's.
rule-higher = each tower of the third board is the taller of the two towers of its square.
rule-lower = each tower of the third board is the shorter of the two towers of its square.

all-three = { $p }, { $q } and { $r }

three = In { $letters }, { $step }. In { $odd }, however, { $other }.

maps = Boards are given by the heights of their towers, in cubes, 0 for none, on maps seen from above: the front is at the lower edge.

board = Board { $number }

lone = The lone board

in-row = Row { $number }

pair = Pair { $number }

lacks = The last board is missing.
