engine = El motor de ajedrez { $name } examina { $nodes } nodos y valora posiciones y jugadas en centipeones; un peón vale unos 100.

turn = Juegan las { $side }.

side-w = blancas
side-b = negras

view-white = El tablero se ve desde el lado de las blancas: los peones blancos avanzan hacia arriba.
view-black = El tablero se ve desde el lado de las negras: los peones blancos avanzan hacia abajo.

piece-p = peón
    .the = el peón
    .a = un peón
    .of = del peón
    .to = al peón
piece-n = caballo
    .the = el caballo
    .a = un caballo
    .of = del caballo
    .to = al caballo
piece-b = alfil
    .the = el alfil
    .a = un alfil
    .of = del alfil
    .to = al alfil
piece-r = torre
    .the = la torre
    .a = una torre
    .of = de la torre
    .to = a la torre
piece-q = dama
    .the = la dama
    .a = una dama
    .of = de la dama
    .to = a la dama
piece-k = rey
    .the = el rey
    .a = un rey
    .of = del rey
    .to = al rey

no-castling-fully = Nadie puede enrocar.

castling-fully = Derechos de enroque (ni el rey ni la torre se han movido): blancas, { $white }; negras, { $black }.

not-passed-fully = Ahora no se puede capturar ningún peón al paso.

briefly = Juegan { $side }: { $question }
briefly-told = Juegan { $side } ({ $told }): { $question }
no-castling-briefly = sin enroques
castling-briefly = derechos de enroque: blancas, { $white }; negras, { $black }
not-passed-briefly = ahora sin captura al paso

wings-none = ninguno
wings-k = corto
wings-q = largo
wings-kq = corto y largo
