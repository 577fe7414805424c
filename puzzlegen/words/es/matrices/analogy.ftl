setting = La segunda fila cambia igual que la primera. Cada una de estas cosas cambia de una de las maneras indicadas, o no cambia: { $changes }. Nada más cambia.

ask = ¿Qué opción ocupa el lugar del signo de interrogación?

short = La segunda fila cambia igual que la primera.

changes-shape = la forma (intercambiada; una o ambas con un vértice más o menos, del triángulo al hexágono)
changes-fill = el relleno (intercambiado; una o ambas con un tono más oscuro o más claro: blanco, claro, oscuro, negro; ambas invertidas: blanco y negro, claro y oscuro)
changes-size = el tamaño (intercambiado; una o ambas con un tamaño más grande o más pequeño)
changes-turn = la dirección (gira una, o ambas el mismo ángulo; ambas se reflejan en su sitio, de izquierda a derecha o de arriba abajo)
changes-dots = y el número de puntos (uno o dos más o menos; el doble; la mitad)

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

becomes = { $thing }: { $change }; luego { $start } → { $goal } ({ $letters }).

stays = { $thing }: quedan igual, { $start } ({ $letters }).

pair = { $first } { $one }, { $second } { $other }

below = puntos debajo
