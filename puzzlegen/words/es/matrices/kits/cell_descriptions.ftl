sign-white = una casilla blanca
sign-light = gris claro
sign-dark = gris oscuro
sign-black = negro
sign-ring = un círculo en la casilla
sign-dot = un punto en la casilla

asked = una casilla de la zona con el signo de interrogación
hidden = una casilla rayada o, en una opción, una casilla fuera de la zona

lattice-square = Cada panel es un cuadrado de { $side } filas de { $side } casillas.
lattice-honeycomb = Cada panel es un panal de { $cells } hexágonos apoyados en un vértice; cada fila está desplazada media casilla respecto a la anterior.
lattice-triangles = Cada panel es un hexágono regular con un vértice a la izquierda y otro a la derecha, dividido en { $cells } triángulos; en cada fila se alternan los que apuntan hacia arriba y hacia abajo, y el primero apunta hacia arriba en la mitad superior y hacia abajo en la inferior.
