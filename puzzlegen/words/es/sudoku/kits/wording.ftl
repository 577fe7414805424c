boxes = Cada fila, cada columna y cada bloque delimitado por líneas gruesas contiene exactamente una vez cada { $noun-gender ->
    [f] una de las
   *[m] uno de los
} { $noun-several } { $symbols }.

pieces = Cada fila, cada columna y cada región delimitada por líneas gruesas contiene exactamente una vez cada { $noun-gender ->
    [f] una de las
   *[m] uno de los
} { $noun-several } { $symbols }.

rule-diagonals = También cada una de las dos diagonales sombreadas contiene cada { $noun } exactamente una vez.
rule-windows = También cada uno de los cuatro cuadrados sombreados contiene cada { $noun } exactamente una vez.
rule-anti_knight = Dos casillas separadas por un salto de caballo de ajedrez (dos pasos por una fila o una columna y luego uno en ángulo recto) nunca contienen { $noun-gender ->
    [f] la misma
   *[m] el mismo
} { $noun }.
rule-all_dots = Se dan todos los puntos: { $noun-gender ->
    [f] las demás { $noun-several } contiguas, en horizontal o en vertical, no se diferencian en 1 ni es una el doble de la otra
   *[m] los demás { $noun-several } contiguos, en horizontal o en vertical, no se diferencian en 1 ni es uno el doble del otro
}.
rule-all_bars = Se dan todas las barras: { $noun-gender ->
    [f] las demás { $noun-several } contiguas
   *[m] los demás { $noun-several } contiguos
}, en horizontal o en vertical, no se diferencian en 1.

mark-cage = { $noun-gender ->
    [f] Las { $noun-several } dentro de un contorno discontinuo son todas distintas
   *[m] Los { $noun-several } dentro de un contorno discontinuo son todos distintos
} y suman el número pequeño de su esquina.
mark-thermometer = A lo largo de un termómetro, { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } aumentan a cada paso desde el bulbo redondo hasta la punta.
mark-arrow = { $noun-gender ->
    [f] La { $noun } del círculo de una flecha es la suma de las de su línea, donde una
   *[m] El { $noun } del círculo de una flecha es la suma de los de su línea, donde un
} { $noun } puede repetirse si las demás reglas lo permiten.
mark-white_dot = A ambos lados de un punto blanco, { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } se diferencian en 1.
mark-black_dot = A ambos lados de un punto negro, { $noun-gender ->
    [f] una de las { $noun-several } es el doble de la otra
   *[m] uno de los { $noun-several } es el doble del otro
}.
mark-bar = A ambos lados de una barra, { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } se diferencian en 1.
mark-greater = Un signo entre dos casillas se abre hacia { $noun-gender ->
    [f] la
   *[m] el
} { $noun } mayor.
mark-even = Un cuadrado sombreado señala { $noun-gender ->
    [f] una
   *[m] un
} { $noun } par.
mark-odd = Un disco sombreado señala { $noun-gender ->
    [f] una
   *[m] un
} { $noun } impar.
mark-sandwich = Un número fuera de la cuadrícula es la suma de { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } entre el { $first } y el { $last } de su fila o columna: 0 si estos dos son vecinos.
mark-little_killer = Un número con una flecha es la suma de { $noun-gender ->
    [f] las
   *[m] los
} { $noun-several } de la diagonal que empieza en la punta de la flecha, donde { $noun-gender ->
    [f] una
   *[m] un
} { $noun } puede repetirse si las demás reglas lo permiten.

some-dots = No se dan todos los puntos: la falta de un punto no dice nada.
some-cage = Las casillas que quedan fuera de todos los contornos no tienen ninguna condición más.
some-greater = Sin signo, dos casillas pueden estar en cualquier orden.
some-sandwich = Una línea sin número puede tener cualquier suma.

either-dot = Entre 1 y 2 puede ser de cualquiera de los dos colores.

unmarked = { " " }sin sus marcas

unshaded = { " " }sin su sombreado

asked-digit = ¿Qué { $noun } va en la fila { $row }, columna { $column }, contando desde arriba a la izquierda?
asked-cell_choice = ¿Cuál de las cuatro opciones va en la casilla resaltada?
asked-grid_choice = ¿Cuál de las cuadrículas completas A, B, C y D es la solución del sudoku de la izquierda?
asked-grid = Resuelve el sudoku.
asked-continuation-alone = Las cuadrículas A a D son copias del mismo sudoku, cada una con tres { $noun-several } más, sin negrita. ¿En cuál son correctos los tres?
asked-continuation = Las cuadrículas A a D son copias del sudoku de la izquierda{ $unmarked }, cada una con { $noun-gender ->
    [f] otras tres { $noun-several }. ¿En cuál son correctas las tres?
   *[m] otros tres { $noun-several }. ¿En cuál son correctos los tres?
}
asked-wrong_entry = Alguien ha empezado a resolverlo y ha cometido exactamente un error.{ $printed } ¿Qué casilla contiene { $noun-gender ->
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
    [f] Las { $noun-several } en negrita estaban dadas y son correctas
   *[m] Los { $noun-several } en negrita estaban dados y son correctos
}.

symbols-lettered = del 1 al 9 y de la A a la { $last } (A representa 10, y así sucesivamente hasta { $last }, que representa { $n })

symbols-digits = del 1 al { $last }

solution = La solución, fila por fila: { $rows }.

cell = En la fila { $row }, columna { $column } va { $right }.

correction = En la fila { $row }, columna { $column } debe ir { $right }, no { $wrong }.

wrong = { $letter } tiene { $wrong } en f{ $row }c{ $column } en vez de { $right }.

wrong-first = { $letter } tiene { $wrong } en f{ $row }c{ $column } (fila { $row }, columna { $column }) en vez de { $right }.

broken = En { $letter }, { $reason }.

right = { $letter } coincide con la solución.

digit = cifra
    .several = cifras
    .gender = f

symbol = símbolo
    .several = símbolos
    .gender = m

named = Sudoku: { $question }
named-hints = Sudoku ({ $hints }): { $question }
