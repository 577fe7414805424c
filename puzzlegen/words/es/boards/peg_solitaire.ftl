piece-marbles = canica
    .many = canicas
piece-pegs = clavija
    .many = clavijas
piece-frogs = rana
    .many = ranas
piece-counters = ficha
    .many = fichas

hole-marbles = hueco
    .many = huecos
hole-pegs = agujero
    .many = agujeros
hole-frogs = nenúfar
    .many = nenúfares
hole-counters = punto
    .many = puntos

rules = Una { $one } puede saltar en línea recta, siguiendo una línea dibujada, por encima de la { $one } vecina y caer en el { $hole } que está justo detrás, si ese { $hole } está vacío; la { $one } saltada se retira. No hay otros movimientos.

numbers = Cada { $one } conserva su número vaya adonde vaya.

single = Es posible acabar con una sola { $one }.

ask-fewest = ¿Cuál es el menor número de { $one-many } que pueden quedar al final?
ask-first = ¿Cuál de estos primeros saltos lo sigue permitiendo? Aquí, «5 sobre 3» significa que la { $one } 5 salta por encima de la { $one } 3.
ask-mover = Se haga como se haga, el primer salto lo tiene que dar siempre la misma { $one }. ¿Qué número tiene?
ask-mover_box = Se haga como se haga, el primer salto lo tiene que dar siempre la misma { $one }. ¿Cuál? Su recuadro encierra la { $one }.
ask-last = Se haga como se haga, siempre queda la misma { $one }. ¿Qué número tiene?
ask-good = De los saltos que son posibles ahora, ¿cuántos siguen permitiendo acabar con una sola { $one }? Los saltos de una misma { $one } en distintas direcciones se cuentan por separado.
ask-untaken = Hay exactamente una { $one } que nunca se puede retirar, se den los saltos que se den. ¿Cuál? Su recuadro encierra la { $one }.
ask-solvable = Solo uno de los cuatro tableros permite saltar hasta que quede una sola { $one }. ¿Cuál?
ask-reach = ¿A cuál de los tableros A a D, en los que las { $one-many } no llevan número, se puede llegar desde el grande mediante saltos?

way = { $way } ({ $over })

read = «{ $a } sobre { $b }»: la { $one } { $a } salta por encima de la { $one } { $b }

over = { $one } sobre { $other }

after = { $jump } ({ $left })

failing = Otros primeros saltos dejan más, como mínimo (entre paréntesis): { $failing }.

why-fewest = Esta serie deja { $answer }: { $way }. Se prueba cada primer salto con todo lo que puede seguir; entre paréntesis, el menor número de { $one-many } que pueden quedar entonces: { $firsts }. Por tanto, el menor número es { $answer }.
why-one = Así queda una sola { $one }: { $way }. Menos no pueden quedar.
why-first = Una manera de dejar una sola { $one }: { $way }. { $failing } El salto pedido es { $jump }, opción { $answer }.
why-mover = Una manera de dejar una sola { $one }: { $way }. { $failing } Por tanto, tiene que empezar la { $one } { $answer }.
why-last = Una manera de dejar una sola { $one }: { $way }. { $failing } Se haga como se haga, la última { $one } del tablero es la { $answer }.
why-good = Se prueba cada primer salto con todo lo que puede seguir; entre paréntesis, el menor número de { $one-many } que pueden quedar entonces: { $firsts }. Queda una sola { $one } con { $answer } de ellos. Una manera es { $way }.
why-untaken = Cada una de las demás puede ser saltada, en el último salto de una de estas series: { $takes } ({ $over }). Sea cual sea el orden de los saltos, la { $one } { $answer } nunca es saltada, así que se queda.
why-solvable = En el tablero { $answer } queda una sola con { $way }. Los demás, probados todos los saltos: { $failing }.
why-reach = Al tablero { $answer } se llega con { $way }. Ningún orden de saltos lleva a los otros tres.

board-left = en { $letter } quedan al menos { $left }

shown = El tablero (los números son { $one-many }, «.» es un { $hole } vacío, «A» a «D» son { $hole-many } vacíos con letra):

all-shown = Los tableros A a D (los números o las «o» son { $one-many }, «.» es un { $hole } vacío):

square = Cada { $hole } está unido por líneas con los vecinos de su fila y de su columna.

slanted = Cada fila está desplazada medio paso respecto a la siguiente; cada { $hole } está unido por líneas con los vecinos de su fila y con los dos más cercanos de la fila de arriba y de la fila de abajo.
