rules = El tablero tiene { $rows } filas y { $columns } columnas de casillas; en algunas hay una torre. Se consideran todos los cuadrados formados por casillas enteras del tablero: una sola casilla, 2 × 2 casillas, 3 × 3 casillas, etcétera.

ask-count = ¿Cuántos cuadrados, de todos los tamaños juntos, no contienen ninguna torre? Los cuadrados que se solapan cuentan por separado.

short-count = ¿Cuántos cuadrados formados por casillas enteras del tablero, de todos los tamaños juntos, no contienen ninguna torre?

ask-largest = Exactamente uno de los cuadrados sin torres es mayor que todos los demás. ¿Cuál es?

short-largest = ¿Cuál es el mayor cuadrado formado por casillas enteras del tablero que no contiene ninguna torre?

board = El tablero, fila por fila desde arriba

rook = una torre
empty = una casilla vacía

explain = Cuadrados sin torres, por tamaños: { $terms }. En total: { $total }.
