led = Paso a paso (f1c2 es fila 1, columna 2): { $steps }.
led-known = Paso a paso: { $steps }.
begins = Esa prueba empieza así: { $steps }.
supposed = Supongamos { $cell }={ $symbol } (f1c2 es fila 1, columna 2): { $steps }; ahora { $clash }.
supposed-known = Supongamos { $cell }={ $symbol }: { $steps }; ahora { $clash }.
supposed-nested = Supongamos { $cell }={ $symbol } (f1c2 es fila 1, columna 2): { $steps }; tras { $further ->
    [one] un paso más
   *[other] { $further } pasos más
} y { $trials ->
    [one] otra prueba
   *[other] otras { $trials } pruebas
}, { $clash }.
supposed-nested-known = Supongamos { $cell }={ $symbol }: { $steps }; tras { $further ->
    [one] un paso más
   *[other] { $further } pasos más
} y { $trials ->
    [one] otra prueba
   *[other] otras { $trials } pruebas
}, { $clash }.

first-last = { $more ->
    [one] { $first }; tras un paso más: { $last }
   *[other] { $first }; tras { $more } pasos más: { $last }
}

full = Con eso la cuadrícula está llena.
on-trial = Antes de esa prueba no quedaba ningún paso directo; el resto se completa con más pasos y quizá más pruebas.
on = El resto se completa con más pasos y quizá con pruebas.

naked_single = f{ $row }c{ $column }={ $symbol } (único desnudo)
hidden_single = f{ $row }c{ $column }={ $symbol } (único oculto, { $unit })
struck = { $cells } ({ $reason })
not = { $cells }≠{ $symbols }
may = { $cells }={ $symbols }

refuted = { $inner ->
    [0] { $cell }≠{ $symbol } (al probarlo, { $clash })
    [one] { $cell }≠{ $symbol } (al probarlo, tras un paso { $clash })
   *[other] { $cell }≠{ $symbol } (al probarlo, tras { $inner } pasos { $clash })
}
refuted-nested = { $trials ->
    [one] { $cell }≠{ $symbol } (al probarlo, tras { $inner } pasos y otra prueba { $clash })
   *[other] { $cell }≠{ $symbol } (al probarlo, tras { $inner } pasos y otras { $trials } pruebas { $clash })
}

no_symbol = nada cabe en { $cell }
no_place = el { $symbol } no cabe en { $unit }
no_way = no se puede cumplir: { $mark }

locked = candidatos bloqueados { $cells }
seen = { $symbol } en { $unit }: { $places }, y { $cells } { $told ->
    [one] ve
   *[other] ven
} { $count ->
    [2] ambas
   *[other] todas ellas
}
or-in = { " " }o{ " " }
naked_pair = par desnudo { $cells }
naked_triple = trío desnudo { $cells }
hidden_pair = par oculto { $symbols } en { $cells }
hidden_triple = trío oculto { $symbols } en { $cells }
x_wing-row = X-wing, filas { $lines }
x_wing-column = X-wing, columnas { $lines }
swordfish-row = pez espada, filas { $lines }
swordfish-column = pez espada, columnas { $lines }
xy_wing = XY-wing { $cells }
xyz_wing = XYZ-wing { $cells }

unit-row = fila
unit-column = columna
unit-box = bloque
unit-region = región
unit-falling = diagonal
unit-rising = diagonal
unit-window = cuadrado sombreado
unit-of = { $unit } de { $cell }
number-row = fila { $line }
number-column = columna { $line }
named-falling = la diagonal descendente
named-rising = la diagonal ascendente

by-cage = jaula { $value } desde { $cell }
by-thermometer = termómetro desde { $cell }
by-arrow = flecha desde { $cell }
by-white_dot = punto blanco { $pair }
by-black_dot = punto negro { $pair }
by-bar = barra { $pair }
by-greater = signo { $pair }
by-even = cuadrado de { $cell }
by-odd = disco de { $cell }
by-sandwich = sándwich { $value }, { $line }
by-little_killer = diagonal { $value } desde { $cell }
no-dot = sin punto { $pair }
no-bar = sin barra { $pair }

left = Hasta aquí, { $cell } admite { $left }. Al probar ahí { $others } y seguir, tarde o temprano se incumple una regla, pero con más pasos de los que caben aquí.
searched = A partir de aquí, cualquier otra prueba en { $cell } acaba incumpliendo una regla, pero con más pasos de los que caben aquí.
or = { " " }o{ " " }

ruled-out = Por tanto, { $cell }≠{ $symbol }.

cell = f{ $row }c{ $column }
