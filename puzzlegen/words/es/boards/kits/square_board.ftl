empty = una casilla vacía
