grid = The grid, row by row from the top (. is an empty cell)

bold = What is printed in bold, as part of the puzzle

boxes = Thick lines divide it into boxes of { $height } rows and { $width } columns.

pieces = The regions framed by thick lines; cells with the same letter belong to the same region

highlighted = The highlighted cell is { $cell }.

shaded-diagonals = Both diagonals from corner to corner are shaded.
shaded-windows = Four squares of 3 rows and 3 columns are shaded; their top left cells are (2, 2), (2, 6), (6, 2) and (6, 6).

alike-white_dot = White dots between two cells
alike-black_dot = Black dots between two cells
alike-bar = Bars between two cells
alike-greater = Signs between two cells (> opens towards the first)
alike-even = Cells with a shaded square
alike-odd = Cells with a shaded disc

each-cage = Dashed outline with the number { $value } around { $cells }.
each-thermometer = Thermometer from its bulb to its tip through { $cells }.
each-arrow = Arrow with its circle in { $first } and its line through { $rest }.
each-little_killer = Number { $value } outside the grid; its arrow enters at { $first } and points { $way }.

beside-row = To the left of row { $line } stands the number { $value }.
above-column = Above column { $line } stands the number { $value }.

way-down-right = down and to the right
way-down-left = down and to the left
way-up-right = up and to the right
way-up-left = up and to the left

between = { $one } and { $other }

greater = { $one } > { $other }
