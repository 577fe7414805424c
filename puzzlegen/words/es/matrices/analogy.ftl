setting = En cada fila de la parte superior, un panel se transforma en otro; la segunda fila cambia igual que la primera. Cada panel tiene dos figuras: { $names }{ $dots }. Cambios posibles: { $changes }. { $subjects } cambian cada cual de una de esas maneras o quedan igual.

ask = ¿Qué opción ocupa el lugar del signo de interrogación?

dots = , y debajo de ellas hay puntos

short = La segunda fila cambia igual que la primera.

names-nested = la de fuera y la de dentro
names-left_right = la de la izquierda y la de la derecha
names-up_down = la de arriba y la de abajo
names-diagonal = la de arriba a la izquierda y la de abajo a la derecha

changes-shape = las dos se intercambian la forma; una o ambas ganan un vértice, o lo pierden (entre el triángulo y el hexágono)
changes-fill = las dos se intercambian el relleno; una o ambas pasan a un tono más oscuro, o más claro (de blanco, claro, oscuro y negro); ambas pasan al tono opuesto (blanco y negro, claro y oscuro)
changes-size = las dos se intercambian el tamaño; una o ambas pasan a un tamaño más grande, o más pequeño
changes-turn = gira una, o giran ambas el mismo ángulo; ambas se reflejan en su sitio, de izquierda a derecha o de arriba abajo
changes-dots = uno o dos puntos más o menos, el doble de puntos o la mitad

subject-shape = las formas
subject-fill = los rellenos
subject-size = los tamaños
subject-turn = las direcciones
subject-dots = el número de puntos

both-change = ambas { $change }
one-changes = la { $part-of } { $change-single }

# Of two, and of a single one.
step-shape-on = ganan un vértice
    .single = gana un vértice
step-shape-back = pierden un vértice
    .single = pierde un vértice
step-fill-on = pasan a un tono más oscuro
    .single = pasa a un tono más oscuro
step-fill-back = pasan a un tono más claro
    .single = pasa a un tono más claro
step-size-on = pasan a un tamaño más grande
    .single = pasa a un tamaño más grande
step-size-back = pasan a un tamaño más pequeño
    .single = pasa a un tamaño más pequeño

both-turn = ambas giran { $turn }
one-turns = la { $part-of } gira { $turn }

half-turn = { $degrees }°
clockwise = { $degrees }° en el sentido de las agujas del reloj
anticlockwise = { $degrees }° en sentido contrario al de las agujas del reloj

exchanged = se intercambian
inverted = ambas pasan al opuesto
mirrored = ambas se reflejan de izquierda a derecha
flipped = ambas se reflejan de arriba abajo

more = { $count ->
    [1] uno
   *[other] dos
} más
fewer = { $count ->
    [1] uno
   *[other] dos
} menos

twice = el doble
half = la mitad

thing-dots = Puntos
thing-fill = Rellenos
thing-shape = Formas
thing-size = Tamaños
thing-turn = Direcciones

becomes = { $thing }: { $change }; luego, en la segunda fila, { $start } → { $goal } ({ $letters }).

stays = { $thing }: quedan igual, { $start } ({ $letters }).

pair = { $first } { $one }, { $second } { $other }

below = puntos debajo
