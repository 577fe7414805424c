size = La imagen muestra un sudoku de { $n } filas y { $n } columnas. En su solución, cada casilla contiene { $noun-gender ->
    [f] una
   *[m] un
} { $noun } { $symbols }.

boxes = Cada fila, cada columna y cada bloque de { $height } filas y { $width } columnas delimitado por líneas gruesas contiene cada { $noun } exactamente una vez.

pieces = Cada fila, cada columna y cada una de las { $n } regiones irregulares delimitadas por líneas gruesas contiene cada { $noun } exactamente una vez.

rule-diagonals = También cada una de las dos diagonales sombreadas, que van de esquina a esquina, contiene cada { $noun } exactamente una vez.
rule-windows = También cada uno de los cuatro cuadrados sombreados de 3 filas y 3 columnas contiene cada { $noun } exactamente una vez.
rule-anti_knight = Dos casillas separadas por un salto de caballo de ajedrez (dos pasos por una fila o una columna y luego un paso en ángulo recto) nunca contienen { $noun-gender ->
    [f] la misma
   *[m] el mismo
} { $noun }.
rule-all_dots = No se ha omitido ningún punto: donde dos casillas comparten un lado y no hay ningún punto entre ellas, sus { $noun-several } no se diferencian en 1 ni es { $noun-gender ->
    [f] una
   *[m] uno
} el doble { $noun-gender ->
    [f] de la otra
   *[m] del otro
}.
rule-all_bars = No se ha omitido ninguna barra: donde dos casillas comparten un lado y no hay ninguna barra entre ellas, sus { $noun-several } no se diferencian en 1.

mark-cage = { $noun-gender ->
    [f] Las { $noun-several } dentro de un contorno discontinuo son todas distintas
   *[m] Los { $noun-several } dentro de un contorno discontinuo son todos distintos
} y suman el número pequeño de su esquina.
mark-thermometer = A lo largo de un termómetro, { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } aumentan a cada paso desde el bulbo redondo hasta la punta.
mark-arrow = { $noun-gender ->
    [f] La
   *[m] El
} { $noun } del círculo de una flecha es la suma de { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } de la línea de la flecha; en la línea, { $noun-gender ->
    [f] una
   *[m] un
} { $noun } puede aparecer varias veces donde las demás reglas lo permitan.
mark-white_dot = Un punto blanco entre dos casillas indica que sus { $noun-several } se diferencian en 1.
mark-black_dot = Un punto negro entre dos casillas indica que { $noun-gender ->
    [f] una de las dos { $noun-several } es el doble de la otra
   *[m] uno de los dos { $noun-several } es el doble del otro
}.
mark-bar = Una barra entre dos casillas indica que sus { $noun-several } se diferencian en 1.
mark-greater = Un signo entre dos casillas se abre hacia { $noun-gender ->
    [f] la
   *[m] el
} { $noun } mayor y apunta { $noun-gender ->
    [f] a la
   *[m] al
} menor.
mark-even = Una casilla con un cuadrado sombreado contiene { $noun-gender ->
    [f] una
   *[m] un
} { $noun } par.
mark-odd = Una casilla con un disco sombreado contiene { $noun-gender ->
    [f] una
   *[m] un
} { $noun } impar.
mark-sandwich = Un número a la izquierda de una fila o encima de una columna es la suma de { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } que están entre el { $first } y el { $last } de esa línea; es 0 donde el { $first } y el { $last } están en casillas contiguas.
mark-little_killer = Un número con una flecha fuera de la cuadrícula es la suma de { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } de la diagonal que empieza en la punta de la flecha; en ella, { $noun-gender ->
    [f] una
   *[m] un
} { $noun } puede aparecer varias veces donde las demás reglas lo permitan.

some-dots = No se dan todos los puntos: dos casillas sin punto entre ellas pueden contener cualesquiera { $noun-several } que permitan las demás reglas.
some-cage = Las casillas que quedan fuera de todos los contornos no tienen ninguna condición más.
some-greater = Dos casillas sin signo entre ellas pueden estar en cualquier orden.
some-sandwich = Una fila o una columna sin número puede tener cualquier suma.

either-dot = Entre un 1 y un 2, el punto puede ser de cualquiera de los dos colores.

unmarked = { " " }sin sus marcas

unshaded = { " " }sin su sombreado

asked-digit = ¿Qué { $noun } va en la fila { $row }, columna { $column } (las filas se cuentan desde arriba y las columnas desde la izquierda, empezando por 1)?
asked-cell_choice = ¿Cuál de las cuatro opciones va en la casilla resaltada?
asked-grid_choice = El sudoku está a la izquierda; a la derecha hay cuatro cuadrículas completas, marcadas A, B, C y D. ¿Cuál de ellas es su solución?
asked-grid = Resuelve el sudoku.
asked-continuation = El sudoku está a la izquierda; a la derecha hay cuatro copias suyas{ $unmarked }, marcadas A, B, C y D, en cada una de las cuales se han escrito { $noun-gender ->
    [f] otras tres { $noun-several }. ¿En cuál de ellas pertenecen las tres a la solución?
   *[m] otros tres { $noun-several }. ¿En cuál de ellas pertenecen los tres a la solución?
}
asked-wrong_entry = Alguien ha empezado a rellenar la cuadrícula y ha cometido exactamente un error: { $noun-gender ->
    [f] una de las { $noun-several } que ha escrito no pertenece a la solución, mientras que todas las demás sí
   *[m] uno de los { $noun-several } que ha escrito no pertenece a la solución, mientras que todos los demás sí
}.{ $printed } ¿Qué casilla contiene { $noun-gender ->
    [f] la { $noun } equivocada
   *[m] el { $noun } equivocado
}?

short-digit = ¿qué { $noun } va en la fila { $row }, columna { $column }, contando desde arriba a la izquierda?
short-cell_choice = ¿qué opción va en la casilla resaltada?
short-grid_choice = ¿cuál de las cuadrículas A a D es su solución?
short-grid = ¿cuál es la solución?
short-continuation = ¿en cuál de las cuadrículas A a D son { $noun-gender ->
    [f] correctas las tres { $noun-several } nuevas
   *[m] correctos los tres { $noun-several } nuevos
}?
short-wrong_entry = ¿qué casilla contiene el único error?{ $printed }

hint-diagonals = también las dos diagonales sombreadas contienen cada { $noun } una vez
hint-windows = también los cuadrados sombreados contienen cada { $noun } una vez
hint-anti_knight = las casillas a un salto de caballo contienen { $noun-several } { $noun-gender ->
    [f] distintas
   *[m] distintos
}
hint-cage = una jaula contiene { $noun-several } { $noun-gender ->
    [f] distintas
   *[m] distintos
} que suman su número
hint-thermometer = { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } aumentan del bulbo a la punta de un termómetro
hint-arrow = un círculo contiene la suma a lo largo de su flecha
hint-white_dot = punto blanco: se diferencian en 1
hint-black_dot = punto negro: { $noun-gender ->
    [f] una es el doble de la otra
   *[m] uno es el doble del otro
}
hint-bar = barra: se diferencian en 1
hint-greater = los signos apuntan { $noun-gender ->
    [f] a la
   *[m] al
} { $noun } menor
hint-even = cuadrado sombreado: par
hint-odd = disco sombreado: impar
hint-sandwich = número exterior: suma entre el { $first } y el { $last } de su línea
hint-little_killer = números exteriores: suma de la diagonal, con repeticiones permitidas
hint-all_dots = no falta ningún punto
hint-all_bars = no falta ninguna barra

hint-lettered = del { $first } al 9 y de la A a la { $last }

hint-some_dots = no se dan todos los puntos

printed = { " " }{ $noun-gender ->
    [f] Las { $noun-several } en negrita forman parte del sudoku y son correctas
   *[m] Los { $noun-several } en negrita forman parte del sudoku y son correctos
}.

symbols-lettered = del 1 al 9 o de la A a la { $last } (A representa 10, y así sucesivamente hasta { $last }, que representa { $n })

symbols-digits = del 1 al { $last }

solution = La solución, fila por fila: { $rows }.

cell = En la fila { $row }, columna { $column } va { $right }.

correction = En la fila { $row }, columna { $column } debe ir { $right }, no { $wrong }.

step = en la fila { $row }, columna { $column } va { $right } ({ $reason })

reason-cell = { $noun-gender ->
    [f] todas las demás
   *[m] todos los demás
} { $noun-several } están en su fila, su columna y su { $region }
reason-row = ninguna otra casilla vacía de la fila puede { $noun-gender ->
    [f] contenerla
   *[m] contenerlo
}
reason-column = ninguna otra casilla vacía de la columna puede { $noun-gender ->
    [f] contenerla
   *[m] contenerlo
}
reason-region = ninguna otra casilla vacía de su { $region } puede { $noun-gender ->
    [f] contenerla
   *[m] contenerlo
}

begun = Se puede empezar así: { $steps }.

stuck = Al principio no se deduce ninguna casilla solo a partir de filas, columnas y { $region-several }.

bold = Guíate solo por lo impreso en negrita, como si todas las demás casillas estuvieran vacías.

led = Paso a paso: { $steps }.

left = { $noun-gender ->
    [f] Las { $noun-several } dadas
   *[m] Los { $noun-several } dados
} en su fila, su columna y su { $region } dejan { $left }; no hay solución con { $others }.

or = { " " }ni con{ " " }

wrong = { $letter } tiene { $wrong } en la fila { $row }, columna { $column }, donde la solución tiene { $right }.

broken = En { $letter }, { $reason }.

right = { $letter } coincide con la solución.

digit = cifra
    .several = cifras
    .gender = f

symbol = símbolo
    .several = símbolos
    .gender = m

box = bloque
    .several = bloques

region = región
    .several = regiones

named = Sudoku: { $question }
named-hints = Sudoku ({ $hints }): { $question }
