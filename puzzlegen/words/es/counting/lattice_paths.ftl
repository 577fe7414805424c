rules = Un caminante va de la casilla del disco a la casilla de la bandera. Cada paso lleva a la casilla vecina { $side } o a la casilla vecina { $upright }, nunca en otra dirección ni a una casilla oscura.

ask = ¿Cuántos caminos distintos hay?
ask-via = ¿Cuántos caminos distintos pasan por la casilla del rombo?

short = ¿Cuántos caminos llevan del disco a la bandera, si cada paso va a la casilla vecina { $side } o { $upright } y nunca a una oscura?
short-via = ¿Cuántos caminos llevan del disco a la bandera pasando por el rombo, si cada paso va a la casilla vecina { $side } o { $upright } y nunca a una oscura?

grid = La cuadrícula, fila por fila desde arriba

start = la casilla del disco
goal = la casilla de la bandera
via = la casilla del rombo
dark = una casilla oscura
other = cualquier otra casilla

explain = Caminos hasta cada casilla (la suma de los de las casillas anteriores), por filas desde arriba: { $rows }. Hasta la bandera: { $every }.
explain-via = Caminos hasta cada casilla (la suma de los de las casillas anteriores), por filas desde arriba: { $rows }. Hasta el rombo: { $first }; desde él hasta la bandera: { $then }; { $first } × { $then } = { $answer }.

side-left = de la izquierda
side-right = de la derecha

upright-up = de arriba
upright-down = de abajo
