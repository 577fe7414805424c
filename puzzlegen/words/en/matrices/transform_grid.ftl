steps = In each row, the figure changes step by step from left to right: it is turned by a quarter or a half, or flipped (left and right, top and bottom, or the two sides of a diagonal change places). { $same }{ $blank }

one-step = In each row, the left figure becomes the right one: it is turned by a quarter or a half, or flipped (left and right, or top and bottom, change places). { $same }{ $blank }

same-change = The change is the same in every row.

three-change = The change is the same in three of the four rows.

same = The steps of one row need not be alike, but every row has the same ones in the same order.

three = The steps of one row need not be alike, but three of the four rows have the same ones in the same order.

groups = The steps of one row need not be alike. The rows make two groups of { $count }: within a group, all rows have the same steps in the same order; the two groups have different ones.
groups-change = The rows make two groups of { $count }: within a group, the change is the same; the two groups have different ones.

blank = { " " }Small tiles stand for panels that are left out.

asks-missing = Which figure replaces the question mark?
asks-first = With which figure does the last row begin?
asks-row = Which row breaks the rule?
asks-grouping = Which option names the two groups?
asks-step = Which single change leads from the first panel of a row to its last one?

ask-one-step = Which change leads from the left figure of each row to the right one?

name-same = none: the figure is the same again
name-clockwise = a quarter turn clockwise
name-half = half a turn
name-counterclockwise = a quarter turn anticlockwise
name-sideways = a flip: left and right change places
name-upside = a flip: top and bottom change places
name-falling = a flip about the falling diagonal (top left to bottom right)
name-rising = a flip about the rising diagonal (bottom left to top right)

short-same = no change at all
short-sideways = a left-right flip
short-upside = a top-bottom flip
short-falling = a flip about the falling diagonal
short-rising = a flip about the rising diagonal

step = step { $number } is { $name }

change = the change is { $name }

every-row = In every row, { $steps }.
other-three = In the other three rows, { $steps }.

so-missing = Done to the last row, this leads to { $letter }.
so-first = Undone from the end of the last row, last step first, this leads back to { $letter }.
so-row = In row { $letter }, however, { $other }.
so-row-whole = Together that is { $whole }; from the first panel of row { $letter } to its last one, however, it is { $other }.
so-step = Together that is { $whole }, which is option { $letter }.

that = That is option { $letter }.

in-rows = { $name } in rows { $rows }
in-row = { $name } in row { $rows }

step-is = Step { $number } is { $shown }.
all-steps = All steps together are { $shown }.

change-is = The change is { $shown }.

or = { " " }and{ " " }

then = , then{ " " }

together = Done one after the other, { $steps } make { $whole }: rows { $rows } belong together.

rest = So do the other rows: option { $letter }.

row = Row { $number }

gap = { " " }|{ " " }

empty = blank

asked = question mark
