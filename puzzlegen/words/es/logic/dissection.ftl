rules = { $thing-gender ->
    [f] La { $thing }
   *[m] El { $thing }
} debe cortarse por las líneas dibujadas en { $count ->
    [0] trozos
   *[other] { $count } trozos
} de la misma forma y el mismo tamaño, sin que sobre nada. Los { $cell-many } de un trozo están unidos por lados enteros. { $same }

same-turned-over = Para que coincidan, los trozos pueden girarse y también voltearse.
same-turned = Para que coincidan, los trozos pueden girarse, pero no voltearse.

one-each = Cada trozo lleva exactamente { $topping-gender ->
    [f] una
   *[m] un
} { $topping }. Solo hay una manera de hacerlo.

equal = Todos los trozos llevan el mismo número de { $topping-many }, en cualquier parte.
equal-both = Todos los trozos llevan el mismo número de { $topping-many } y el mismo número de { $second-many }, en cualquier parte.

ask-shape = Solo una de las formas A a D es posible para los trozos. ¿Cuál?
ask-fits = Considera las formas P a T una por una: ¿cuántas de ellas son posibles para los trozos?
ask-mate = ¿Qué número lleva { $topping-gender ->
    [f] la
   *[m] el
} { $topping } que comparte trozo con el { $cell } marcado con una estrella?
ask-cell = ¿Cuál de los { $cell-many } con letra comparte trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $number }?
ask-piece_box = Da el recuadro de cada { $cell } del trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $number }, incluido aquel en el que está { $topping-gender ->
    [f] la propia
   *[m] el propio
} { $topping }.
ask-cuts = ¿Cuántas de las líneas cortas del interior { $thing-gender ->
    [f] de la
   *[m] del
} { $thing }, cada una entre dos { $cell-many } contiguos, hay que cortar?
ask-most = Cada persona recibe un trozo. ¿Cuál es el mayor número de personas entre las que se puede repartir { $thing-gender ->
    [f] la
   *[m] el
} { $thing }?

so-shape = Así que los trozos tienen la forma { $answer }.
so-fits = El número de formas posibles es { $answer }.
so-mate = El { $cell } con la estrella está en el trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $answer }.
so-cell = El { $cell } que está en el trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $number } es { $answer }.
so-piece_box = Los { $cell-many } con un { $number } forman el trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $number }.
so-cuts = Entre { $cell-many } contiguos con números distintos hay { $answer } líneas cortas, y todas ellas se cortan.

figure-square = { $thing-gender ->
    [f] La
   *[m] El
} { $thing }, una figura de { $cell-many }, fila por fila:
figure-triangle = { $thing-gender ->
    [f] La
   *[m] El
} { $thing }, una figura de { $cell-many }, fila por fila. Donde fila más columna es par (ambas cuentan desde 1), el { $cell } apunta hacia arriba; en los demás sitios, hacia abajo. Un { $cell } comparte lados con sus vecinos de la fila; si apunta hacia arriba, también con el de debajo; si apunta hacia abajo, con el de encima.
figure-round = { $thing-gender ->
    [f] La
   *[m] El
} { $thing }: cada fila de abajo es un anillo, empezando por el interior, en el sentido de las agujas del reloj desde arriba; su último { $cell } es contiguo al primero. Unos debajo de otros están los { $cell-many } que se tocan de anillo a anillo.

bare = un { $cell } sin nada encima

no-cell = un lugar fuera de la figura

has = un { $cell } con { $what-gender ->
    [f] una
   *[m] un
} { $what }

starred = el { $cell } marcado con una estrella

numbered = Los números son { $cell-many } con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } de ese número; las letras, los { $cell-many } con letra.

turned-so = Las formas, tal como están dibujadas:

thing-cake = tarta
    .gender = f
thing-chocolate = tableta de chocolate
    .gender = f
thing-garden = jardín
    .gender = m
thing-quilt = colcha
    .gender = f
thing-ring = roscón
    .gender = m

topping-cake = cereza
    .many = cerezas
    .gender = f
topping-chocolate = avellana
    .many = avellanas
    .gender = f
topping-garden = árbol
    .many = árboles
    .gender = m
topping-quilt = botón
    .many = botones
    .gender = m
topping-ring = cereza
    .many = cerezas
    .gender = f

second-cake = hoja
    .many = hojas
    .gender = f
second-chocolate = pasa
    .many = pasas
    .gender = f
second-garden = flor
    .many = flores
    .gender = f
second-quilt = estrella
    .many = estrellas
    .gender = f
second-ring = hoja
    .many = hojas
    .gender = f

cell-square = cuadrado
    .many = cuadrados
cell-triangle = triángulo
    .many = triángulos
cell-round = tramo
    .many = tramos
