part = { $number ->
    [2] media vuelta
    [3] un tercio de vuelta
    [4] un cuarto de vuelta
   *[6] un sexto de vuelta
}

clockwise = { $part } en el sentido de las agujas del reloj

backwards = { $part } en sentido contrario al de las agujas del reloj

half-way = media vuelta

none = ninguna simetría

turns-only = ningún eje, pero queda igual tras { $part }

upright = eje vertical
rising = eje diagonal ascendente
level = eje horizontal
falling = eje diagonal descendente

slanted = eje a { $angles }
together = ejes a { $angles }

upright-and-level = ejes vertical y horizontal
diagonals = los dos ejes diagonales
all-four = los cuatro ejes
all-six = los seis ejes

angles = Los ángulos de los ejes se miden desde la vertical, en el sentido de las agujas del reloj.

all = Las { $many } figuras tienen la misma simetría: { $symmetry }.

in-order = Las figuras tienen, por orden: { $symmetries }.

in-row = Fila { $number }: { $symmetries }.
in-column = Columna { $number }: { $symmetries }.

row-return = Se alternan { $many ->
    [2] dos
   *[3] tres
} simetrías.
row-turn = El eje gira { $turn } en cada paso.
matrix-constant = En cada { $line } la simetría es siempre la misma.
matrix-turn = En cada { $line } el eje gira { $turn } en cada paso.
matrix-distribute_three = En cada { $line } están las mismas tres simetrías.
matrix-and = En cada { $line } la tercera figura tiene solo los ejes que las otras dos tienen en común.
matrix-or = En cada { $line } la tercera figura tiene todos los ejes que tienen las otras dos.

row = fila
column = columna

by = { $angle }° en el sentido de las agujas del reloj
by-back = { $angle }° en sentido contrario al de las agujas del reloj

so = Luego la figura que falta tiene: { $symmetry }. Solo { $letter } es así ({ $others }).

mirrored = La zona es el reflejo de la parte dada en la línea discontinua.

crossed = Reflejada en una línea discontinua y luego en la otra, la parte dada gira media vuelta y cae sobre la zona.

turned = Al girar { $turn } alrededor del centro, la parte dada cae sobre la zona.

must = { $cell } procede de { $source }, así que es { $shade }, lo que descarta { $letters }.

cell = la casilla { $place } de la fila { $row }

counted = (Las filas son las del panel entero, desde arriba; las casillas se cuentan desde la izquierda.)

shade-white = blanca
shade-light = clara
shade-dark = oscura
shade-black = negra

left = Queda { $letter }.
