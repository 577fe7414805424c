boxes = Every row, every column and every box framed by thick lines holds each of the { $noun-several } { $symbols } exactly once.

pieces = Every row, every column and every region framed by thick lines holds each of the { $noun-several } { $symbols } exactly once.

rule-diagonals = Each of the two shaded diagonals holds each { $noun } exactly once, too.
rule-windows = Each of the four shaded squares holds each { $noun } exactly once, too.
rule-anti_knight = Two cells a chess knight's move apart (two steps along a row or a column, then one at a right angle) never hold the same { $noun }.
rule-all_dots = All dots are given: no other cells sharing a side are so related.
rule-all_bars = All bars are given: other { $noun-several } side by side or one above the other do not differ by 1.

mark-cage = The { $noun-several } inside a dashed outline are all different and add up to the small number in its corner.
mark-thermometer = Along a thermometer the { $noun-several } rise with every step from the round bulb to the tip.
mark-arrow = The { $noun } in an arrow's circle is the sum of those along its line, where a { $noun } may repeat if the other rules allow it.
mark-white_dot = White dot: the { $noun-several } differ by 1.
mark-black_dot = Black dot: one is twice the other.
mark-bar = Across a bar the { $noun-several } differ by 1.
mark-greater = A sign between two cells opens towards the larger { $noun }.
mark-even = A shaded square marks an even { $noun }.
mark-odd = A shaded disc marks an odd { $noun }.
mark-sandwich = A number outside is the sum of the { $noun-several } between the { $first } and the { $last } of its row or column (0 if these are neighbours).
mark-little_killer = A number with an arrow is the sum of the { $noun-several } on the diagonal from the arrow's tip; there they may repeat if the other rules allow it.

some-dots = Not every dot is given: no dot says nothing.
some-cage = Cells outside all outlines have no further condition.
some-greater = Without a sign, two cells may be in either order.
some-sandwich = A line without one may have any sum.

either-dot = Between 1 and 2 it may have either colour.

unmarked = { " " }without its marks

unshaded = { " " }without its shading

asked-digit = Which { $noun } belongs in row { $row }, column { $column }, counted from the top left?
asked-cell_choice = Which of the four options belongs in the highlighted cell?
asked-grid_choice = Which of the filled grids A, B, C and D solves the puzzle on the left?
asked-grid = Solve the puzzle.
asked-continuation-alone = Grids A to D are copies of one puzzle, each with three more { $noun-several }, which are not bold. In which one are all three right?
asked-continuation = Grids A to D are copies of the puzzle on the left{ $unmarked }, each with three more { $noun-several }. In which one are all three right?
asked-wrong_entry = Somebody has begun to solve it and made exactly one mistake.{ $printed } Which cell holds the wrong { $noun }?

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

printed = { " " }Bold { $noun-several } were given and are right.

symbols-lettered = 1 to 9 and A to { $last } (A stands for 10, and so on up to { $last } for { $n })

symbols-digits = 1 to { $last }

solution = The solution, row by row: { $rows }.

cell = Row { $row }, column { $column } holds { $right }.

correction = Row { $row }, column { $column } must hold { $right }, not { $wrong }.

wrong = { $letter } has { $wrong } in r{ $row }c{ $column } instead of { $right }.

wrong-first = { $letter } has { $wrong } in r{ $row }c{ $column } (row { $row }, column { $column }) instead of { $right }.

broken = In { $letter }, { $reason }.

right = { $letter } agrees with the solution.

digit = digit
    .several = digits

symbol = symbol
    .several = symbols

named = Sudoku: { $question }
named-hints = Sudoku ({ $hints }): { $question }
