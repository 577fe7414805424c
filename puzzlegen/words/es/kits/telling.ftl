pairs = Las casillas se escriben como (fila, columna); ambas se cuentan desde 1, a partir de la esquina superior izquierda.

nothing = nada

option = Opción { $letter }

colon = :

and = { " " }y{ " " }

semicolon = ;{ " " }

comma = ,{ " " }

legend = Signos: { $signs }.

sign = { $sign } es { $meaning }

space = { " " }

or = { " " }o{ " " }

number = { $number }
