boards = Se ve la cara superior de todas las torres; el borde rojo es el delantero.

same-next = De cada tablero de la fila al siguiente pasa lo mismo.
same-analogy = Los dos pares cambian de izquierda a derecha de la misma manera, y también el tablero suelto.
same-odd_one_out = Todos los pares A a D menos uno cambian de izquierda a derecha de la misma manera.
same-matrix = En todas las filas, una misma regla da el tercer tablero a partir de los dos primeros.

any-turn = girar 90° o 180° alrededor de su centro
only-half-turn = girar 180° alrededor de su centro

shift = desplazarse una casilla a la izquierda, a la derecha, hacia delante o hacia atrás (entrando de nuevo por el lado opuesto)

shifts = desplazarse una casilla a la izquierda o a la derecha y una hacia delante o hacia atrás (entrando de nuevo por el lado opuesto)

turn-or-shift = Primero, todas las torres { $who } pueden { $turn }; o bien todas pueden { $shift }.
turn-and-shift = Primero, todas las torres { $who } pueden { $turn } y después { $shift }.

of-second-board = del segundo tablero
of-board = de un tablero

change = Por último, algunas casillas pueden ganar o perder cubos, siempre las mismas casillas y cantidades.

joined = Luego, cada casilla tiene la suma de sus dos torres, la primera menos la segunda, la más alta o la más baja.

ask-next = ¿Cuál de las opciones A a D es el tablero siguiente?
ask-analogy = ¿En cuál de las opciones A a D se transforma el tablero suelto?
ask-matrix = ¿Cuál de las opciones A a D es el tablero que falta?
ask-odd_one_out = ¿Qué par es el intruso?

map = Da las alturas de las torres del tablero que falta, 0 si no hay, con la fila trasera arriba.

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

counted = Las filas se cuentan desde atrás y las casillas, desde la izquierda.

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
