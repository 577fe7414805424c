rules = Un caminante va de la casilla del disco relleno a la casilla del anillo. Cada paso lleva a la casilla vecina { $side } o a la casilla vecina { $upright }, nunca en otra dirección ni a una casilla oscura.

ask = ¿Cuántos caminos distintos hay?
ask-via = ¿Cuántos caminos distintos pasan por la casilla del rombo?

short = ¿Cuántos caminos llevan del disco al anillo, si cada paso va a la casilla vecina { $side } o { $upright } y nunca a una oscura?
short-via = ¿Cuántos caminos llevan del disco al anillo pasando por el rombo, si cada paso va a la casilla vecina { $side } o { $upright } y nunca a una oscura?

grid = La cuadrícula, fila por fila desde arriba

start = la casilla del disco relleno
goal = la casilla del anillo
via = la casilla del rombo
dark = una casilla oscura
other = cualquier otra casilla

explain = Caminos hasta cada casilla, fila por fila desde arriba: { $rows }. Hasta el anillo: { $every }.
explain-via = Caminos hasta cada casilla, fila por fila desde arriba: { $rows }. Hasta el rombo: { $first }; desde él hasta el anillo: { $then }; { $first } × { $then } = { $answer }.

side-left = de la izquierda
side-right = de la derecha

upright-up = de arriba
upright-down = de abajo
