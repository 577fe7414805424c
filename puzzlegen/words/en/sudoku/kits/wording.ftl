size = The picture shows a Sudoku with { $n } rows and { $n } columns. In its solution every cell holds one { $noun } from { $symbols }.

boxes = Every row, every column and every box of { $height } rows and { $width } columns framed by thick lines holds each { $noun } exactly once.

pieces = Every row, every column and every one of the { $n } irregular regions framed by thick lines holds each { $noun } exactly once.

rule-diagonals = Each of the two shaded diagonals, which run from corner to corner, also holds each { $noun } exactly once.
rule-windows = Each of the four shaded squares of 3 rows and 3 columns also holds each { $noun } exactly once.
rule-anti_knight = Two cells that are a chess knight's move apart (two steps along a row or a column, then one step at a right angle) never hold the same { $noun }.
rule-all_dots = No dot has been left out: where two cells share a side and have no dot between them, their { $noun-several } do not differ by 1, and neither is twice the other.
rule-all_bars = No bar has been left out: where two cells share a side and have no bar between them, their { $noun-several } do not differ by 1.

mark-cage = The { $noun-several } inside a dashed outline are all different and add up to the small number in its corner.
mark-thermometer = Along a thermometer the { $noun-several } become strictly larger with every step from the round bulb to the tip.
mark-arrow = The { $noun } in an arrow's circle is the sum of the { $noun-several } along the arrow's line; along the line a { $noun } may occur several times where the other rules allow it.
mark-white_dot = A white dot between two cells says that their { $noun-several } differ by 1.
mark-black_dot = A black dot between two cells says that one of the two { $noun-several } is twice the other.
mark-bar = A bar between two cells says that their { $noun-several } differ by 1.
mark-greater = A sign between two cells opens towards the larger { $noun } and points at the smaller one.
mark-even = A cell with a shaded square in it holds an even { $noun }.
mark-odd = A cell with a shaded disc in it holds an odd { $noun }.
mark-sandwich = A number to the left of a row or above a column is the sum of the { $noun-several } that stand between the { $first } and the { $last } of that line; it is 0 where these two are neighbours.
mark-little_killer = A number with an arrow outside the grid is the sum of the { $noun-several } on the diagonal that begins at the arrow's tip; there a { $noun } may occur several times where the other rules allow it.

some-dots = Not every dot is given: two cells without a dot between them may hold any { $noun-several } that the other rules allow.
some-cage = Cells outside all outlines have no further condition.
some-greater = Two cells without a sign between them may be in either order.
some-sandwich = A row or a column without a number may have any sum there.

either-dot = Between 1 and 2 the dot may have either colour.

unmarked = { " " }without its marks

unshaded = { " " }without its shading

asked-digit = Which { $noun } belongs in row { $row }, column { $column } (rows counted from the top, columns from the left, starting at 1)?
asked-cell_choice = Which of the four options belongs in the highlighted cell?
asked-grid_choice = The puzzle is on the left; on the right are four filled grids, marked A, B, C and D. Which of them solves the puzzle?
asked-grid = Solve the puzzle.
asked-continuation = The puzzle is on the left; on the right are four copies of it{ $unmarked }, marked A, B, C and D, in each of which three more { $noun-several } have been entered. In which of them do all three belong to the solution?
asked-wrong_entry = Somebody has begun to fill in the grid and made exactly one mistake: one of the { $noun-several } entered does not belong to the solution, while all others do.{ $printed } Which cell holds the wrong { $noun }?

short-digit = which { $noun } belongs in row { $row }, column { $column }, counted from the top left?
short-cell_choice = which option belongs in the highlighted cell?
short-grid_choice = which of the grids A to D solves it?
short-grid = what is the solution?
short-continuation = in which of the grids A to D are all three new { $noun-several } right?
short-wrong_entry = which cell holds the only mistake?{ $printed }

hint-diagonals = both shaded diagonals hold each { $noun } once, too
hint-windows = the shaded squares hold each { $noun } once, too
hint-anti_knight = cells a knight's move apart hold different { $noun-several }
hint-cage = a cage holds different { $noun-several } that sum to its number
hint-thermometer = { $noun-several } increase from a thermometer's bulb to its tip
hint-arrow = a circle holds the sum along its arrow
hint-white_dot = white dot: differ by 1
hint-black_dot = black dot: one is double
hint-bar = bar: differ by 1
hint-greater = signs point at the smaller { $noun }
hint-even = shaded square: even
hint-odd = shaded disc: odd
hint-sandwich = outer number: sum between { $first } and { $last } of its line
hint-little_killer = outer numbers: sum along the diagonal, repeats allowed
hint-all_dots = none missing
hint-all_bars = none missing

hint-lettered = { $first } to 9 and A to { $last }

hint-some_dots = some missing

printed = { " " }The bold { $noun-several } belong to the puzzle and are right.

symbols-lettered = 1 to 9 and A to { $last } (A stands for 10, and so on up to { $last } for { $n })

symbols-digits = 1 to { $last }

solution = The solution, row by row: { $rows }.

cell = Row { $row }, column { $column } holds { $right }.

correction = Row { $row }, column { $column } must hold { $right }, not { $wrong }.

step = row { $row }, column { $column } is { $right } ({ $reason })

reason-cell = all other { $noun-several } stand in its row, its column and its { $region }
reason-row = no other empty cell of the row can hold it
reason-column = no other empty cell of the column can hold it
reason-region = no other empty cell of its { $region } can hold it

begun = One way to begin: { $steps }.

stuck = At the start no cell follows from rows, columns and { $region-several } alone.

bold = Go by what is printed in bold alone, as if all other cells were empty.

led = Step by step: { $steps }.

left = The { $noun-several } given in its row, its column and its { $region } leave { $left }; with { $others } there is no solution.

or = { " " }or{ " " }

wrong = { $letter } has { $wrong } in row { $row }, column { $column }, where the solution has { $right }.

broken = In { $letter }, { $reason }.

right = { $letter } agrees with the solution.

digit = digit
    .several = digits

symbol = symbol
    .several = symbols

box = box
    .several = boxes

region = region
    .several = regions

named = Sudoku: { $question }
named-hints = Sudoku ({ $hints }): { $question }
