count = Cuenta 1 punto por un peón, 3 por un caballo, 3 por un alfil, 5 por una torre, 9 por una dama y nada por los reyes.

balance = ¿Cuál es la diferencia entre los puntos de las blancas y los de las negras (blancas menos negras)? El número es negativo si las negras tienen más.
balance-briefly = Con peón 1, caballo y alfil 3, torre 5, dama 9: ¿cuál es la diferencia de puntos, blancas menos negras? Es negativa si las negras tienen más.

diagram = ¿En cuál de los diagramas A, B, C y D la diferencia entre los puntos de las blancas y los de las negras (blancas menos negras) es exactamente { $balance }?
diagram-briefly = Con peón 1, caballo y alfil 3, torre 5, dama 9: ¿en cuál de los diagramas A, B, C y D la diferencia de puntos, blancas menos negras, es { $balance }?

passed-means = Un peón es pasado si ningún peón del otro bando está por delante de él, camino de su última fila, en su misma columna o en una columna vecina.
passed = Encuentra todos los peones pasados, blancos y negros. El recuadro de un peón es el de su casilla.
isolated-means = Un peón está aislado si no hay ningún peón de su mismo bando en las columnas vecinas.
isolated = Encuentra todos los peones aislados, blancos y negros. El recuadro de un peón es el de su casilla.

sign = Los valores son positivos cuando están mejor las blancas y negativos cuando lo están las negras.

range = ¿En qué intervalo está el valor que da el motor a esta posición?
range-briefly = ¿cuántos centipeones vale esto para las blancas, según { $engine } con { $nodes } nodos?

value = ¿Qué valor da el motor a esta posición, en centipeones (centésimas de peón)? Vale cualquier respuesta que no se aparte de él más de { $tolerance } centipeones.
value-briefly = ¿cuántos centipeones vale esto para las blancas, según { $engine } con { $nodes } nodos (vale un margen de { $tolerance })?

sides = Las blancas tienen { $white }; las negras tienen { $black }.

sum = { $names }, { $points } = { $total } puntos

points = { $names }, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}

held-p = { $count ->
    [one] 1 peón
   *[other] { $count } peones
}
held-n = { $count ->
    [one] 1 caballo
   *[other] { $count } caballos
}
held-b = { $count ->
    [one] 1 alfil
   *[other] { $count } alfiles
}
held-r = { $count ->
    [one] 1 torre
   *[other] { $count } torres
}
held-q = { $count ->
    [one] 1 dama
   *[other] { $count } damas
}

no-men = solo el rey, 0 puntos

difference = La diferencia es { $white } - { $black } = { $balance }.

others = En los demás diagramas es: { $others }.

found = Estos peones están en { $found }.

stopped-passed = Cada uno de los demás peones tiene por delante uno del otro bando, en su columna o en una vecina (entre paréntesis): { $others }.
stopped-isolated = Cada uno de los demás peones tiene uno de su bando en una columna vecina (entre paréntesis): { $others }.

in-range = El valor que da { $engine } a la posición es { $range } centipeones, también con el cuádruple de nodos.

valued = { $engine } valora la posición en { $worth } centipeones; con el cuádruple de nodos, esto cambia en menos de la mitad de { $tolerance }.

range-below = menos de { $high }
range-above = más de { $low }
range-between = entre { $low } y { $high }
