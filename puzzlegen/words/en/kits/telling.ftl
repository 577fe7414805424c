pairs = Cells are written as (row, column); both count from 1, from the top left.

nothing = nothing

option = Option { $letter }

colon = :

and = { " " }and{ " " }

semicolon = ;{ " " }

comma = ,{ " " }

legend = Signs: { $signs }.

sign = { $sign } is { $meaning }

space = { " " }

or = { " " }or{ " " }

number = { $number }
