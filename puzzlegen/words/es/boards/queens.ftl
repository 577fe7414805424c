rule = Una dama ataca todas las casillas de su fila, de su columna y de sus dos diagonales, por lejos que estén y haya lo que haya en medio.

complete = En este tablero de { $size } x { $size } { $missing ->
    [one] falta 1 dama: con ella
   *[other] faltan { $missing } damas: con ellas
} hay { $size } damas, y ninguna está en una casilla atacada por otra. Solo hay una manera de completar el tablero.

missing = { $missing ->
    [one] Falta 1 dama; con ella,
   *[other] Faltan { $missing } damas; con ellas,
} ninguna dama ataca a otra.

which = ¿En qué casilla va la dama que falta en la columna { $file }?

all = Encuentra las casillas de todas las damas que faltan. El recuadro de una casilla es la propia casilla.

count = ¿Cuántas casillas vacías del tablero no están atacadas por ninguna de las damas?

through = Las damas atacan a través de otras damas.

queen = una dama

found = En las columnas sin dama, las del tablero dejan libres { $open }. Solo { $squares }, una casilla de cada columna, no se atacan entre sí.
safe = Ninguna dama ataca { $squares }: { $count }.
