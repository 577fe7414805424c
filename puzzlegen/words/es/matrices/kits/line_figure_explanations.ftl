odd = { $others }; { $odd }, así que la intrusa es { $letter }.

divided = Las figuras { $one }; las figuras { $other }. Es la opción { $letter }.

equal = { $others } tienen tantos puntos como { $counted } ({ $numbers }); { $odd } tiene { $dots } y { $number }, así que la intrusa es { $odd }.

strokes = Cada pieza requiere la mitad de trazos que de puntos de los que sale un número impar de líneas, y uno como mínimo. Número de esos puntos, pieza por pieza – { $points }.

axes = Los ejes de simetría – { $axes }.

of = { $name }: { $shown }

no-axis = ninguno

every = en todas las direcciones

four = horizontal, vertical y ambas diagonales

diagonals = ambas diagonales

both = { " " }y{ " " }

# What is true of one figure, and of several.
told-one = { $figures } { $held-one }
told-many = { $figures } { $held }
has-one = { $figures } tiene { $amount }
has-many = { $figures } tienen { $amount } cada una
needs-one = { $figures } requiere { $amount }
needs-many = { $figures } requieren { $amount } cada una
some-one = { $figures } tiene { $counted }
some-many = { $figures } tienen { $counted }
no-one = { $figures } no tiene { $counted }
no-many = { $figures } no tienen { $counted }

line-kind-straight = solo tienen líneas rectas
    .one = solo tiene líneas rectas
line-kind-curved = solo tienen líneas curvas
    .one = solo tiene líneas curvas
line-kind-mixed = tienen líneas rectas y curvas
    .one = tiene líneas rectas y curvas
relation-none = no constan de dos contornos
    .one = no consta de dos contornos
relation-apart = constan de dos contornos separados
    .one = consta de dos contornos separados
relation-touching = constan de dos contornos que se tocan por fuera
    .one = consta de dos contornos que se tocan por fuera
relation-touching-from-inside = constan de un contorno que toca a otro por dentro
    .one = consta de un contorno que toca a otro por dentro
relation-overlapping = constan de dos contornos superpuestos
    .one = consta de dos contornos superpuestos
relation-inside = constan de un contorno dentro de otro
    .one = consta de un contorno dentro de otro
half-turn-symmetry-true = quedan igual tras media vuelta
    .one = queda igual tras media vuelta
half-turn-symmetry-false = no quedan igual tras media vuelta
    .one = no queda igual tras media vuelta
one-go-true = se pueden dibujar de un solo trazo
    .one = se puede dibujar de un solo trazo
one-go-false = no se pueden dibujar de un solo trazo
    .one = no se puede dibujar de un solo trazo
axis-direction-none = no tienen ningún eje de simetría
    .one = no tiene ningún eje de simetría
axis-direction-several = tienen varios ejes de simetría
    .one = tiene varios ejes de simetría
axis-direction-vertical = tienen un solo eje de simetría, vertical
    .one = tiene un solo eje de simetría, vertical
axis-direction-horizontal = tienen un solo eje de simetría, horizontal
    .one = tiene un solo eje de simetría, horizontal
axis-direction-rising = tienen un solo eje de simetría, que sube hacia la derecha
    .one = tiene un solo eje de simetría, que sube hacia la derecha
axis-direction-falling = tienen un solo eje de simetría, que baja hacia la derecha
    .one = tiene un solo eje de simetría, que baja hacia la derecha
every-axis = tienen ejes de simetría en todas las direcciones
    .one = tiene ejes de simetría en todas las direcciones

direction-vertical = vertical
direction-horizontal = horizontal
direction-rising = que sube hacia la derecha
direction-falling = que baja hacia la derecha
