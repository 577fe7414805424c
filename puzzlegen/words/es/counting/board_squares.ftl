rules = El tablero tiene { $rows } filas y { $columns } columnas de casillas; en algunas hay una torre. Se consideran todos los cuadrados formados por casillas enteras del tablero: una sola casilla, 2 × 2 casillas, 3 × 3 casillas, etcétera.

ask-count = ¿Cuántos cuadrados, de todos los tamaños juntos, no contienen ninguna torre? Los cuadrados que se solapan cuentan por separado.

short-count = ¿Cuántos cuadrados formados por casillas enteras del tablero, de todos los tamaños juntos, no contienen ninguna torre?

ask-largest = Exactamente uno de los cuadrados sin torres es mayor que todos los demás. ¿Cuál es?

short-largest = ¿Cuál es el mayor cuadrado formado por casillas enteras del tablero que no contiene ninguna torre?

board = El tablero, fila por fila desde arriba

rook = una torre
empty = una casilla vacía

explain = Cuadrados sin torres, por tamaños: { $terms }. En total: { $total }.

cell = fila { $row }, columna { $column }

ask-lost = Se pone una torre más en la casilla vacía de la { $cell } (las filas se cuentan desde arriba y las columnas desde la izquierda, a partir de 1). ¿En cuánto disminuye el número de cuadrados, de todos los tamaños juntos, que no contienen ninguna torre?

short-lost = ¿Cuántos cuadrados formados por casillas enteras del tablero, de todos los tamaños juntos, no contienen ninguna torre y sí la casilla de la { $cell }, contadas desde la esquina superior izquierda?

ask-costliest = Se pone una torre más en una de cuatro casillas vacías (las filas se cuentan desde arriba y las columnas desde la izquierda, a partir de 1). ¿En cuál de ellas deja menos cuadrados, de todos los tamaños juntos, sin ninguna torre?

short-costliest = ¿En cuál de estas casillas, contadas desde la esquina superior izquierda, deja una torre más menos cuadrados, de todos los tamaños juntos, sin ninguna torre?

explain-lost = Se pierden los cuadrados sin torres que contienen esta casilla. Por tamaños, desde 1×1: { $sum }.

explain-costliest = Se pierden los cuadrados sin torres que contienen la casilla. Por tamaños, desde 1×1: { $sums }.
