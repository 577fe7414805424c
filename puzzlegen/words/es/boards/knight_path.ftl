rule = Un caballo avanza dos casillas a lo largo de una fila o de una columna y luego una en ángulo recto; salta por encima de lo que haya en medio, pero nunca cae en el agua. Tiene que ir de su casilla a la del anillo en el menor número posible de movimientos.

short = El caballo va hasta el anillo en el menor número posible de movimientos, sin caer nunca en el agua.

moves = ¿Cuántos movimientos necesita?

ways = ¿De cuántas maneras distintas puede hacerlo con el menor número posible de movimientos? Dos maneras son distintas si pasan por casillas diferentes o en otro orden.

short-ways = ¿De cuántas maneras distintas puede hacerlo?

first = Todos los caminos más cortos empiezan con el mismo movimiento. ¿A qué casilla lleva?
shortest = Uno de los caminos más cortos es { $way }: { $moves } movimientos. Número de caminos tan cortos: { $ways }.
shortest-begin = Uno de los caminos más cortos es { $way }: { $moves } movimientos. Número de caminos tan cortos: { $ways }; todos empiezan con el movimiento a { $first }.
reached = Los movimientos 1 a { $moves } alcanzan por primera vez { $squares } casillas; el anillo está entre las últimas, así que no basta con menos movimientos.

closed = agua

start = el caballo

goal = la casilla del anillo
