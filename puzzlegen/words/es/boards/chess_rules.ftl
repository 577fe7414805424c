castling-neither = ni el corto ni el largo
castling-kingside = solo el corto, por el flanco de rey
castling-queenside = solo el largo, por el flanco de dama
castling-both = los dos, el corto y el largo
castling-counts = El enroque cuenta como una jugada, del rey.

promotion-counts = Llevar un peón a la última fila cuenta como cuatro jugadas distintas, una por cada pieza en la que puede convertirse.

attack = Una pieza ataca cada casilla en la que podría capturar una pieza enemiga si allí hubiera una, haya lo que haya ahora en ella; no importan el turno, los jaques ni las clavadas. Las demás piezas y los peones cortan las líneas de damas, torres y alfiles.

pin = Una pieza o un peón está clavado contra su propio rey si, de no estar allí, una dama, una torre o un alfil enemigo atacaría a ese rey a través de su casilla.

ask-moves = ¿Cuántas jugadas legales tiene { $piece-the } de la casilla marcada { $squares }?
ask-all_moves = ¿Cuántas jugadas legales tienen las { $side }?
ask-attacked = Encuentra todas las casillas atacadas por las dos piezas que están en las casillas marcadas { $squares }. El recuadro de una casilla es la propia casilla.
ask-pinned = Hay exactamente una pieza o un peón, de las blancas o de las negras, que está clavado contra su propio rey. ¿En qué casilla está?
ask-check = En las cuatro posiciones A, B, C y D juegan las { $side }. ¿En cuál está en jaque el rey de las { $side }?
ask-castling = ¿Qué enroques pueden hacer ahora las { $side }?

briefly-moves = ¿cuántas jugadas legales tiene { $piece-the } de { $squares }?
briefly-all_moves = ¿cuántas jugadas legales tienen las { $side }?
briefly-attacked = ¿Qué casillas, vacías o no, atacan a la vez las piezas de { $squares }, sin que importen el turno ni las clavadas? El recuadro de una casilla es la propia casilla.
briefly-castling = ¿qué enroques pueden hacer ahora las { $side }?

moves = Puede ir a { $squares }: { $count }.

no-moves = No tiene ninguna jugada legal.

blocked = En todas las casillas a las que podría llegar hay piezas de su propio bando.

king-barred = No puede ir a donde lo capturarían: { $guards }.

guards = { $piece-the } de { $at } controla { $squares }

pin-bars = Sufre la clavada { $piece-of } de { $at }, así que no puede salir de la línea que hay entre esa pieza y su rey.

checked = Da jaque { $piece-the } de { $at }, así que solo son legales las jugadas que lo paran.

of-piece = { $piece } de { $at }: { $count } ({ $moves })

in-all = Pieza por pieza: { $pieces }. En total, { $sum }.

common = Desde { $at }, { $piece-the } ataca { $squares }. De estas casillas, { $other-the } de { $there } también ataca { $common }.

pinned = Entre { $piece-the } de { $at } y el rey de { $king } solo está { $pinned-the } de { $square }.

check = En { $letter }, { $checks } al rey de { $king }.

attacks = { $piece-the } de { $at } ataca

away = no hay { $piece } en { $at }

between = { $between-the } de { $there } corta el paso { $piece-to } de { $at }

in = En { $letters }, { $reasons }.

wing = { $wing }: { $reason }.

both-wings = Los dos

wings-kingside = Enroque corto
wings-queenside = Enroque largo

free = sí, pues no hay nada entre el rey y la torre, y no está atacada ninguna casilla que el rey deja, cruza u ocupa

obstacles-moved = no, pues ya no hay derecho a este enroque
obstacles-between = no, pues { $piece-the } de { $at } está entre el rey y la torre
obstacles-check = no, pues { $piece-the } de { $at } da jaque
obstacles-through = no, pues el rey cruzaría { $square }, casilla que ataca { $piece-the } de { $at }
obstacles-into = no, pues en { $square } el rey estaría en jaque { $piece-of } de { $at }

all = { " " }y{ " " }
