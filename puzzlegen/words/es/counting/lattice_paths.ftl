rules = La imagen es el plano de una ciudad. Un caminante va del cruce del disco al cruce de la bandera. Cada paso sigue una calle hasta el cruce vecino { $side } o hasta el cruce vecino { $upright }, nunca en otra dirección. Ninguna calle atraviesa un parque.

ask = ¿Cuántos caminos distintos hay?
ask-via = ¿Cuántos caminos distintos pasan por el cruce del rombo?

short = ¿Cuántos caminos llevan por las calles del disco a la bandera, si cada paso va al cruce vecino { $side } o { $upright }?
short-via = ¿Cuántos caminos llevan por las calles del disco a la bandera pasando por el rombo, si cada paso va al cruce vecino { $side } o { $upright }?

grid = Los cruces, fila por fila desde arriba; una calle une cada dos vecinos

start = el cruce del disco
goal = el cruce de la bandera
via = el cruce del rombo
dark = un parque, sin cruce
other = cualquier otro cruce

explain = Caminos hasta cada cruce (la suma de los de los cruces anteriores; 0 en un parque), por filas desde arriba: { $rows }. Hasta la bandera: { $every }.
explain-via = Solo cuentan los cruces anteriores y posteriores al rombo; los demás tienen 0. Caminos hasta cada uno (la suma de los de los cruces anteriores), por filas desde arriba: { $rows }. Hasta el rombo: { $first }. Por él hasta la bandera: { $every }.

side-left = de la izquierda
side-right = de la derecha

upright-up = de arriba
upright-down = de abajo
