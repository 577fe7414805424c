ask-gap = ¿Cuál de las piezas A a D llena exactamente el hueco?
ask-missing = ¿Cuál de las piezas A a D es la que falta?
ask-figure = ¿Cuál de las figuras A a D se puede formar con todas las piezas de arriba, sin huecos ni solapes?
ask-pieces = ¿Con cuál de los conjuntos A a D se puede formar la figura de arriba, usando todas las piezas del conjunto, sin huecos ni solapes?

given-gap = De la figura de arriba se ha recortado una pieza; el hueco está coloreado.
given-missing = La figura de arriba a la izquierda se forma con las piezas que tiene al lado y una más, sin huecos ni solapes.

no-flips = Las piezas se pueden girar, pero no voltear.
flips = Las piezas se pueden girar y voltear.

scale = Todo está dibujado a la misma escala sobre la misma retícula.

short-gap = ¿Cuál de las piezas A a D llena exactamente el hueco coloreado de la figura?
short-missing = ¿Cuál de las piezas A a D forma exactamente la figura junto con las piezas que esta tiene al lado?
short-figure = ¿Cuál de las figuras A a D se puede formar con todas las piezas de arriba, sin solapes?
short-pieces = ¿Con cuál de los conjuntos A a D se puede formar la figura de arriba, usando todas sus piezas?

square = un cuadrado entero
upper-left = la mitad superior izquierda de uno cortado por una diagonal
upper-right = la mitad superior derecha
lower-right = la mitad inferior derecha
lower-left = la mitad inferior izquierda
outside = el exterior
up = un triángulo equilátero que apunta hacia arriba
down = uno que apunta hacia abajo

neighbours = Dos triángulos vecinos de una fila comparten un lado; también un ▲ y el ▼ que está justo debajo.

top-figure = La figura de arriba
top-gap = El hueco coloreado, parte de esta figura, en las mismas filas y columnas desde arriba a la izquierda

piece = Pieza { $number }
