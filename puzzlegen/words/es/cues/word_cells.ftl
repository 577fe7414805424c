what-tiles = este juego de fichas con letras
what-biscuits = esta bandeja de galletas con letras
what-quilt = esta colcha de letras
what-stamps = esta hoja de sellos con letras

rules = Divide { $what } en grupos de { $lengths }, usando cada letra exactamente una vez, de modo que cada grupo forme una palabra inglesa corriente (sin nombres propios ni abreviaturas). Una palabra va de letra en letra vecina, { $ways }, y nunca en diagonal. Solo hay una manera de hacerlo.

ways-onward = solo hacia la derecha o hacia abajo
ways-any = hacia la derecha, la izquierda, arriba o abajo

ask-words = ¿Qué palabras son?
ask-holding = ¿Qué palabra usa la letra resaltada?
ask-among = ¿Cuál de estas palabras aparece en la solución?
ask-stranger = ¿Cuál de estas palabras no aparece en la solución?
ask-begins = Una de las palabras es { $word }. ¿En qué casilla empieza?

short = Divide las letras en palabras inglesas de { $lengths } letras vecinas, sin que sobre ninguna.

or = { " " }o{ " " }

only = La { $letter } de { $cell } solo puede ser de { $word }.

not = La { $letter } de { $cell } es de { $word }: { $against }.

lone = { $word } dejaría { $cell } sin palabra corriente

again = otra { $word }

later = con { $others }, el resto no se puede dividir

rest = Lo que queda solo puede dividirse en { $words }.

thus-words = Por tanto, las palabras son { $answer }.
thus-holding = Por tanto, la letra resaltada es de { $answer }.
thus-among = Por tanto, { $answer } aparece, y las demás no.
thus-stranger = Por tanto, { $answer } no aparece.
thus-begins = Por tanto, { $word } empieza en { $begin }.

grid = Las letras, fila por fila

holes = Un punto indica que ahí no hay casilla.

marked = Casilla resaltada
