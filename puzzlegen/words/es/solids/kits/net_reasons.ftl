triangle = triángulo
triangles = { $count } triángulos
pentagon = pentágono
pentagons = { $count } pentágonos
hexagon = hexágono
hexagons = { $count } hexágonos

unit-square = cuadrado
unit-squares = { $count } cuadrados
square = cuadrado de { $a } × { $a }
squares = { $count } cuadrados de { $a } × { $a }
rectangle = rectángulo de { $a } × { $b }
rectangles = { $count } rectángulos de { $a } × { $b }

one = un { $form }

of-solids = El desarrollo tiene { $faces }. Solo { $answer } tiene las mismas caras; { $others }.

has = { $letters } { $count ->
    [one] tiene
   *[other] tienen
} { $faces }

solid-has = El cuerpo tiene { $faces }.

other-faces = Esto descarta los que tienen otras caras: { $others }.

clash = { $letter } tiene las caras correctas, pero, al plegarlo, { $one } y { $other } quedan uno sobre otro.

unnamed-clash = { $letter } tiene las caras correctas, pero, al plegarlo, dos de ellas quedan una sobre otra.

folds = En { $answer }, cada cara acaba en su propio sitio.

leftmost = el { $form } de más a la izquierda
rightmost = el { $form } de más a la derecha
from-the-left = el { $ordinal } { $form } desde la izquierda
topmost = el { $form } de más arriba
lowest = el { $form } de más abajo
from-the-top = el { $ordinal } { $form } desde arriba
ordinal = { $rank ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
   *[10] décimo
}

only = el { $form }

clockwise = en el sentido de las agujas del reloj
counterclockwise = en sentido contrario al de las agujas del reloj

numbered-edge = Recorre el contorno del desarrollo { $way } y numera las aristas de sus caras: la de la banda roja es la 0, { $options }.
numbered-corner = Recorre el contorno del desarrollo { $way } y numera los vértices de sus caras: el rojo es el 0, { $options }.

is = { $letter } es { $number }

closes-edge = Las aristas { $pairs } se encuentran en un vértice donde el desarrollo ya tiene juntas todas las caras de ese vértice del cuerpo, así que se unen.
closes-edges = Las aristas { $pairs } se encuentran, cada par, en un vértice donde el desarrollo ya tiene juntas todas las caras de ese vértice del cuerpo, así que cada uno de estos pares se une.
closes-corner = En el vértice { $corners } el desarrollo ya tiene juntas todas las caras de ese vértice del cuerpo, así que allí las dos aristas se unen, y sus otros extremos, los vértices { $pairs }, coinciden.
closes-corners = En cada uno de los vértices { $corners } el desarrollo ya tiene juntas todas las caras de ese vértice del cuerpo, así que allí las dos aristas se unen, y sus otros extremos coinciden: los vértices { $pairs }.

then = Con esto se completan los vértices siguientes, que se cierran uno tras otro: { $pairs }.
pair = { $one } y { $other }

so-edge = Por tanto, la 0 se une con la { $number }, que es { $answer }.
so-corner = Por tanto, el 0 coincide con el { $number }, que es { $answer }.

later = , después{ " " }
