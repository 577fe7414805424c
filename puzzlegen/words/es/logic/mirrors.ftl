mirror-laser = espejo
    .many = espejos
    .gender = m
mirror-harbour = espejo
    .many = espejos
    .gender = m
mirror-periscope = espejo
    .many = espejos
    .gender = m

mirror-sweeper = tabla
    .many = tablas
    .gender = f

ray-laser = rayo láser
    .gender = m
lamp-laser = láser
    .gender = m
ray-harbour = haz de luz
    .gender = m
lamp-harbour = faro
    .gender = m
ray-periscope = rayo de luz
    .gender = m
lamp-periscope = lámpara
    .gender = f
ray-billiard = bola
    .gender = f
lamp-billiard = salida de la bola
    .gender = f
mirror-billiard = banda
    .many = bandas
    .gender = f
ray-sweeper = robot aspirador
    .gender = m
lamp-sweeper = salida del robot
    .gender = f

light = Se ve una caja desde arriba. { $lamp-gender ->
    [f] Desde la
   *[m] Desde el
} { $lamp }, { $ray-gender ->
    [f] la
   *[m] el
} { $ray } entra recto en la caja, como indica la flecha, y sigue recto hasta encontrar { $mirror-gender ->
    [f] una { $mirror }. Todas las
   *[m] un { $mirror }. Todos los
} { $mirror-many } están a 45 grados y reflejan por ambas caras, de modo que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } gira en ángulo recto. En el borde sale por la abertura a la que llega.

rolls = Se ve una caja desde arriba. Desde su salida, { $ray-gender ->
    [f] la
   *[m] el
} { $ray } entra en línea recta en la caja, como indica la flecha, y sigue en línea recta hasta chocar con { $mirror-gender ->
    [f] una { $mirror }. Todas las
   *[m] un { $mirror }. Todos los
} { $mirror-many } están a 45 grados; choque con la cara que choque, { $ray-gender ->
    [f] la
   *[m] el
} { $ray } gira en ángulo recto. En el borde sale por la abertura a la que llega.

half = Una línea discontinua es un semiespejo: de la luz que le llega por cualquiera de sus caras, una parte gira y la otra sigue recto. La abertura con { $lamp-gender ->
    [f] la
   *[m] el
} { $lamp } no es una salida.

swings = { $mirror-gender ->
    [f] Una
   *[m] Un
} { $mirror } con un eje redondo gira 90 grados tras cada encuentro, de modo que en el siguiente está en la otra posición.

ask-exit = ¿Qué número lleva la abertura por la que sale { $ray-gender ->
    [f] la
   *[m] el
} { $ray }?
ask-gate = ¿Por cuál de las aberturas A a D sale { $ray-gender ->
    [f] la
   *[m] el
} { $ray }?
ask-hits = { $mirror-gender ->
    [f] ¿Con cuántas { $mirror-many }
   *[m] ¿Con cuántos { $mirror-many }
} se encuentra { $ray-gender ->
    [f] la
   *[m] el
} { $ray }? { $mirror-gender ->
    [f] Si se encuentra varias veces con la misma, cuenta una sola vez.
   *[m] Si se encuentra varias veces con el mismo, cuenta una sola vez.
}
ask-both = { $mirror-gender ->
    [f] ¿Con cuántas { $mirror-many }
   *[m] ¿Con cuántos { $mirror-many }
} se encuentra { $ray-gender ->
    [f] la
   *[m] el
} { $ray } por ambas caras?
ask-twice = ¿Por cuál de las casillas A a D pasa dos veces { $ray-gender ->
    [f] la
   *[m] el
} { $ray }?
ask-turn = { $mirror-gender ->
    [f] ¿Cuál de las { $mirror-many }
   *[m] ¿Cuál de los { $mirror-many }
} A a D hay que girar 90 grados de antemano para que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } salga por la estrella?
ask-turns = ¿Con qué letra están { $mirror-gender ->
    [f] las dos { $mirror-many }
   *[m] los dos { $mirror-many }
} que hay que girar 90 grados de antemano para que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } salga por la estrella?
ask-remove = { $mirror-gender ->
    [f] ¿Cuál de las { $mirror-many }
   *[m] ¿Cuál de los { $mirror-many }
} A a D hay que quitar para que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } salga por la estrella?
ask-removes = ¿Con qué letra están { $mirror-gender ->
    [f] las dos { $mirror-many }
   *[m] los dos { $mirror-many }
} que hay que quitar para que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } salga por la estrella?
ask-turn_box = Hay que girar 90 grados { $mirror-gender ->
    [f] una { $mirror }
   *[m] un { $mirror }
} para que { $ray-gender ->
    [f] la
   *[m] el
} { $ray } salga por la estrella. ¿Cuál? (Da el recuadro de su casilla.)
ask-lit = ¿Por cuántas aberturas sale luz?
ask-dark = ¿Por cuál de las aberturas A a D no sale luz?

up = hacia arriba
right = a la derecha
down = hacia abajo
left = a la izquierda

cell = f{ $row }c{ $column }

cells = (f2c5 es la fila 2 desde arriba, columna 5 desde la izquierda.)

met = { $cell } { $heading }

straight = recto por { $cell }

opening = la abertura { $name }

star = la estrella

way = Sigue el camino { $ray-gender ->
    [f] de la
   *[m] del
} { $ray } de giro en giro: { $met }; sale por { $name }.

numbered = El resultado es { $number }.

one-side = Ninguno aparece dos veces, así que con ninguno se encuentra por ambas caras.

two-sides = Con las que aparecen dos veces se encuentra por ambas caras: { $cells }.

again = Aparecen más de una vez, pero solo cuentan una: { $cells }.

twice = Por la casilla { $letter } pasa una vez a lo largo de su fila y otra a lo largo de su columna; por las demás, solo una.

after = Tal como está la caja, { $ray-gender ->
    [f] la
   *[m] el
} { $ray } sale por { $before }. Tras el cambio, sus giros son { $met }, y sale por la estrella.

tried = { $letter } lleva a { $name }

so-tried = Así que la respuesta es { $letter }: { $tried }.

lit = { $name }: { $cells }
lit-last = { $name } (solo los últimos giros): { $cells }

all = Sigue la luz hasta donde sale. { $ways }.

dark = A la abertura { $letter } no llega luz.

ports = Hay una abertura en los dos extremos de cada fila y de cada columna. Las aberturas se numeran en el sentido de las agujas del reloj desde la 1, que está encima de la columna 1; la { $right } está a la derecha de la fila 1; la { $below }, debajo de la última columna; la { $left }, a la izquierda de la última fila. { $lamp-gender ->
    [f] La
   *[m] El
} { $lamp } está en la abertura { $at }.

goal = La estrella está en la abertura { $goal }.

sign-empty = una casilla vacía
sign-rising = { $mirror-gender ->
    [f] una
   *[m] un
} { $mirror } de abajo a la izquierda a arriba a la derecha
sign-falling = { $mirror-gender ->
    [f] una
   *[m] un
} { $mirror } de arriba a la izquierda a abajo a la derecha
sign-half-rising = un semiespejo de abajo a la izquierda a arriba a la derecha
sign-half-falling = un semiespejo de arriba a la izquierda a abajo a la derecha
sign-pivot-rising = { $mirror-gender ->
    [f] una
   *[m] un
} { $mirror } con eje, de abajo a la izquierda a arriba a la derecha
sign-pivot-falling = { $mirror-gender ->
    [f] una
   *[m] un
} { $mirror } con eje, de arriba a la izquierda a abajo a la derecha

box = Caja
