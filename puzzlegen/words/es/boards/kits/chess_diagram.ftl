men = Las mayúsculas son las piezas blancas y las minúsculas, las negras: K rey, Q dama, R torre, B alfil, N caballo, P peón; . es una casilla vacía.

board = El tablero

placed = lo mismo en notación de Forsyth-Edwards

marked = Casillas marcadas
