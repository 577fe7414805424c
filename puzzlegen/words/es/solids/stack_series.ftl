boards = Sobre las casillas de cada tablero hay torres de cubos; se ve la parte superior de todas las torres. El borde rojo de un tablero es su parte delantera.

same-next = De cada tablero de la fila al siguiente pasa siempre lo mismo.
same-analogy = En los dos pares de arriba, el tablero izquierdo se transforma en el derecho de la misma manera. El tablero suelto se transforma también así en una de las opciones A a D.
same-odd_one_out = En todos los pares A a D menos uno, el tablero izquierdo se transforma en el derecho de la misma manera.
same-matrix = En cada fila, el tercer tablero sale de los dos primeros según la misma regla.

any-turn = girar juntas alrededor del centro del tablero, un cuarto de vuelta en cualquiera de los dos sentidos o media vuelta
only-half-turn = dar juntas media vuelta alrededor del centro del tablero

shift = desplazarse una casilla, todas a la izquierda, a la derecha, hacia delante o hacia atrás

shifts = desplazarse una casilla a la izquierda o a la derecha; después, todas pueden desplazarse una casilla hacia delante o hacia atrás

turn-or-shift = Primero, todas las torres { $who } pueden { $turn }; o bien todas pueden { $shift }.
turn-and-shift = Primero, todas las torres { $who } pueden { $turn }. Después, todas pueden { $shift }.

comes-back = Una torre que sale del tablero vuelve a entrar por el otro extremo de su fila o columna.

of-second-board = del segundo tablero
of-board = de un tablero

change = Por último, en algunas casillas se pueden añadir o quitar cubos; qué casillas son y cuántos cubos gana o pierde cada una es siempre lo mismo.

joined = En cada casilla del tercer tablero hay una de estas cosas, la misma en todas las casillas: las dos torres de esa casilla, una encima de otra; lo que queda de la torre del primer tablero al quitarle tantos cubos como tiene la del segundo; la más alta de las dos; la más baja de las dos.

ask-next = ¿Cuál de las opciones A a D es el tablero siguiente?
ask-analogy = ¿En cuál de las opciones A a D se transforma el tablero suelto?
ask-matrix = ¿Cuál de las opciones A a D es el tablero que falta?
ask-odd_one_out = ¿Qué par es el intruso?

map = ¿Qué altura tienen las torres del tablero que va en lugar del signo de interrogación? En su plano, cada casilla lleva el número de sus cubos, 0 si está vacía; la fila trasera está arriba y la delantera, abajo.

short-next = ¿Cuál de las opciones A a D continúa la fila de tableros?
short-analogy = Los dos pares de tableros siguen una misma regla. ¿En cuál de las opciones A a D se transforma el tablero suelto según ella?
short-matrix = Cada fila sigue la misma regla. ¿Cuál de las opciones A a D es el tablero que falta?
short-odd_one_out = ¿En qué par el tablero izquierdo no se transforma en el derecho como en los demás?

goes-on-next = La fila de tableros continúa según una regla.
goes-on-matrix = Cada fila de tableros sigue la misma regla.

clockwise = dan juntas un cuarto de vuelta en el sentido de las agujas del reloj, visto desde arriba
half-turn = dan juntas media vuelta
counterclockwise = dan juntas un cuarto de vuelta en sentido contrario al de las agujas del reloj, visto desde arriba

to-the-right = se desplazan una casilla a la derecha
to-the-left = se desplazan una casilla a la izquierda

to-the-back = se desplazan una casilla hacia atrás
to-the-front = se desplazan una casilla hacia delante

then = , y después{ " " }

all = todas las torres { $motion }

only = { $changes }, y nada más cambia

both = todas las torres { $motion }; por último, { $changes }

gains = la casilla { $x } de la fila { $y } gana un cubo

loses = la casilla { $x } de la fila { $y } pierde un cubo

counted = Las filas se cuentan desde delante y las casillas, desde la izquierda.

first-next = Del primer tablero al segundo, { $step }. Lo mismo lleva de cada tablero al siguiente.
first-analogy = En el primer par, { $step }. Lo mismo vale en el segundo par.

gives = Luego el tablero que se pide tiene las torres { $rows }, de la fila trasera a la delantera.

lettered = Es la opción { $letter }.

second = Imagina que todas las torres del segundo tablero { $motion }. En las dos primeras filas, { $rule }

first-rows = En las dos primeras filas, { $rule }

rule-sum = cada torre del tercer tablero es tan alta como las dos torres de su casilla juntas.
rule-difference = cada torre del tercer tablero es la del primero menos tantos cubos como tiene la del segundo.
rule-higher = cada torre del tercer tablero es la más alta de las dos torres de su casilla.
rule-lower = cada torre del tercer tablero es la más baja de las dos torres de su casilla.

all-three = { $p }, { $q } y { $r }

three = En { $letters }, { $step }. En { $odd }, en cambio, { $other }.

maps = Los tableros se dan con las alturas de sus torres en cubos, 0 si no hay ninguna, en planos vistos desde arriba: la parte delantera está en el borde inferior.

board = Tablero { $number }

lone = El tablero suelto

in-row = Fila { $number }

pair = Par { $number }

lacks = Falta el último tablero.
