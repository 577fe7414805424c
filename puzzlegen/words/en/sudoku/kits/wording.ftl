size = The picture shows a Sudoku with { $n } rows and { $n } columns. In its solution every cell holds one { $noun } from { $symbols }.

boxes = Every row, every column and every box of { $height } rows and { $width } columns framed by thick lines holds each { $noun } exactly once.

pieces = Every row, every column and every one of the { $n } irregular regions framed by thick lines holds each { $noun } exactly once.

rules-diagonals = Each of the two shaded diagonals, which run from corner to corner, also holds each { $noun } exactly once.
rules-windows = Each of the four shaded squares of 3 rows and 3 columns also holds each { $noun } exactly once.
rules-anti_knight = Two cells that are a chess knight's move apart (two steps along a row or a column, then one step at a right angle) never hold the same { $noun }.
rules-all_dots = No dot has been left out: where two cells share a side and have no dot between them, their { $noun }s do not differ by 1, and neither is twice the other.
rules-all_bars = No bar has been left out: where two cells share a side and have no bar between them, their { $noun }s do not differ by 1.

marks-cage = The { $noun }s inside a dashed outline are all different and add up to the small number in its corner.
marks-thermometer = Along a thermometer the { $noun }s become strictly larger with every step from the round bulb to the tip.
marks-arrow = The { $noun } in an arrow's circle is the sum of the { $noun }s along the arrow's line; along the line a { $noun } may occur several times where the other rules allow it.
marks-white_dot = A white dot between two cells says that their { $noun }s differ by 1.
marks-black_dot = A black dot between two cells says that one of the two { $noun }s is twice the other.
marks-bar = A bar between two cells says that their { $noun }s differ by 1.
marks-greater = A sign between two cells opens towards the larger { $noun } and points at the smaller one.
marks-even = A cell with a shaded square in it holds an even { $noun }.
marks-odd = A cell with a shaded disc in it holds an odd { $noun }.
marks-sandwich = A number to the left of a row or above a column is the sum of the { $noun }s that stand between the { $first } and the { $last } of that line; it is 0 where these two are neighbours.
marks-little_killer = A number with an arrow outside the grid is the sum of the { $noun }s on the diagonal that begins at the arrow's tip; there a { $noun } may occur several times where the other rules allow it.

some-dots = Not every dot is given: two cells without a dot between them may hold any { $noun }s that the other rules allow.
some-marks-cage = Cells outside all outlines have no further condition.
some-marks-greater = Two cells without a sign between them may be in either order.
some-marks-sandwich = A row or a column without a number may have any sum there.

either-dot = Between 1 and 2 the dot may have either colour.

unmarked = { " " }without its marks

unshaded = { " " }without its shading

asked-digit = Which { $noun } belongs in row { $row }, column { $column } (rows counted from the top, columns from the left, starting at 1)?
asked-cell_choice = Which of the four options belongs in the highlighted cell?
asked-grid_choice = The puzzle is on the left; on the right are four filled grids, marked A, B, C and D. Which of them solves the puzzle?
asked-grid = Solve the puzzle.
asked-continuation = The puzzle is on the left; on the right are four copies of it{ $unmarked }, marked A, B, C and D, in each of which three more { $noun }s have been entered. In which of them do all three belong to the solution?
asked-wrong_entry = Somebody has begun to fill in the grid and made exactly one mistake: one of the { $noun }s entered does not belong to the solution, while all others do.{ $printed } Which cell holds the wrong { $noun }?

short-digit = which { $noun } belongs in row { $row }, column { $column }, counted from the top left?
short-cell_choice = which option belongs in the highlighted cell?
short-grid_choice = which of the grids A to D solves it?
short-grid = what is the solution?
short-continuation = in which of the grids A to D are all three new { $noun }s right?
short-wrong_entry = which cell holds the only mistake?{ $printed }

hints-diagonals = both shaded diagonals hold each { $noun } once, too
hints-windows = the shaded squares hold each { $noun } once, too
hints-anti_knight = cells a knight's move apart hold different { $noun }s
hints-cage = a cage holds different { $noun }s that sum to its number
hints-thermometer = { $noun }s increase from a thermometer's bulb to its tip
hints-arrow = a circle holds the sum along its arrow
hints-white_dot = white dot: differ by 1
hints-black_dot = black dot: one is double
hints-bar = bar: differ by 1
hints-greater = signs point at the smaller { $noun }
hints-even = shaded square: even
hints-odd = shaded disc: odd
hints-sandwich = outer number: sum between { $first } and { $last } of its line
hints-little_killer = outer numbers: sum along the diagonal, repeats allowed
hints-all_dots = none missing
hints-all_bars = none missing

symbols = { $first } to 9 and A to { $last }

may-miss = some missing

printed = { " " }The bold { $noun }s belong to the puzzle and are right.

lettered = 1 to 9 and A to { $last } (A stands for 10, and so on up to { $last } for { $n })

digits = 1 to { $last }

solution = The solution, row by row: { $rows }.

cell = Row { $row }, column { $column } holds { $right }.

correction = Row { $row }, column { $column } must hold { $right }, not { $wrong }.

step = row { $row }, column { $column } is { $right } ({ $reason })

reasons-cell = all other { $noun }s stand in its row, its column and its { $region }
reasons-row = no other empty cell of the row can hold it
reasons-column = no other empty cell of the column can hold it
reasons-region = no other empty cell of its { $region } can hold it

begin = One can begin so: { $steps }.

stuck = At the start no cell follows from rows, columns and { $region } alone.

bold = Go by what is printed in bold alone, as if all other cells were empty.

led = Step by step: { $steps }.

left = The { $noun }s given in its row, its column and its { $region } leave { $left }; with { $others } there is no solution.

or = { " " }or{ " " }

wrong = { $letter } has { $wrong } in row { $row }, column { $column }, where the solution has { $right }.

broken = In { $letter }, { $reason }.

right = { $letter } agrees with the solution.
