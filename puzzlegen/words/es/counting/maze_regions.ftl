rules = Las líneas gruesas son paredes. De una casilla se puede pasar a cualquier casilla vecina con un lado común si no hay pared entre las dos. Las casillas entre las que se puede ir así, en cualquier número de pasos, forman una zona.

ask-count = ¿Cuántas zonas separadas hay en el laberinto?
ask-size = ¿Cuántas casillas tiene la zona del punto, contando la del punto?
ask-reach = ¿A cuál de las casillas A, B, C y D se puede llegar desde el punto?

short-count = ¿En cuántas zonas separadas dividen las paredes las casillas del laberinto?
short-size = ¿A cuántas casillas se puede llegar desde el punto sin atravesar una pared, contando la del punto?

maze = El laberinto, fila por fila desde arriba, con las paredes entre las casillas; una pared rodea todo el laberinto

cell = una casilla
wall-upright = una pared entre las casillas de su izquierda y de su derecha
wall-level = una pared entre las casillas de encima y de debajo

dotted = la casilla del punto

lettered = Las letras también son casillas.

why-count = Cada zona, por su primera casilla (fila, columna), fila por fila desde arriba a la izquierda, y su tamaño: { $areas }. Juntas tienen { $all } casillas, es decir, las { $rows } filas de { $columns }: no sobra ninguna. Número de zonas: { $answer }.
why-size = La zona del punto, fila por fila: las columnas, contadas como las filas desde arriba a la izquierda, y entre paréntesis cuántas son: { $rows }. En total: { $answer }.
why-reach = Desde el punto, avanza { $legs }: eso es { $answer }. A las demás las rodean paredes por completo: { $shut }.

area = { $place }: { $size }

row = fila { $row }: { $columns } ({ $number })

leg-up = { $number } hacia arriba
leg-down = { $number } hacia abajo
leg-left = { $number } a la izquierda
leg-right = { $number } a la derecha

shut = { $letter } en una zona de { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
}
