wheels = Todos los ejes son fijos. Las ruedas cuyos dientes engranan giran en sentidos opuestos; las ruedas separadas por un hueco no se tocan.

belts = Las correas no patinan. Todas sus poleas tienen el mismo tamaño, así que una correa hace girar sus dos ruedas a la misma velocidad: en el mismo sentido, o en sentidos opuestos si está cruzada.

jams = Si alguna rueda tiene que girar { $both } a la vez, la máquina está bloqueada y no puede girar nada de lo que está unido a la manivela.

both-1 = en ambos sentidos
both-2 = en ambos sentidos o a dos velocidades

numbers = El número de una rueda dice cuántos dientes tiene.

loads-rack = La cremallera se desliza libremente hacia arriba y hacia abajo.
loads-basket = La cuerda de la cesta está enrollada en un tambor que gira con su rueda.

load-rack = cremallera
load-basket = cesta

ask-turn = La manivela se gira en el sentido de la flecha. ¿En qué sentido gira la rueda X?
ask-load = La manivela se gira en el sentido de la flecha. ¿Qué hace la { $load }?
ask-turns = { $cranked ->
    [1] Se da una vuelta
    [2] Se dan dos vueltas
   *[other] Se dan { $cranked } vueltas
} a la manivela en el sentido de la flecha. ¿Cuántas vueltas da la rueda X?
ask-free = La máquina está bloqueada. ¿Cuál de las ruedas { $letters } hay que quitar, con la correa que lleve, para que la manivela pueda girar?
ask-clockwise = La manivela se gira en el sentido de la flecha. ¿Qué ruedas giran en el sentido de las agujas del reloj? La rueda de la manivela también cuenta. Cada recuadro encierra una rueda con sus dientes.
ask-fastest = Se gira la manivela. ¿Cuál de las ruedas { $letters } gira más deprisa, es decir, da más vueltas por minuto?
ask-slowest = Se gira la manivela. ¿Cuál de las ruedas { $letters } gira más despacio, es decir, da menos vueltas por minuto?

letters = A, B, C y D

or = { " " }o{ " " }

ways-turn-1 = en el sentido de las agujas del reloj
ways-turn-2 = en sentido contrario al de las agujas del reloj
ways-turn-3 = no gira
ways-load-1 = sube
ways-load-2 = baja
ways-load-3 = no se mueve

best-fastest = la más rápida
best-slowest = la más lenta

why-turn = A lo largo de la cadena: { $steps }.
why-step = { $name } { $way }
why-closed = Todos los circuitos concuerdan con esto, así que nada se bloquea.
why-load = La { $load } está a su { $side }, así que { $moves }.
why-round = en el circuito ({ $loop }), { $clash }
why-ways = el sentido se invierte { $times ->
    [one] 1 vez
   *[other] { $times } veces
}, un número impar, de modo que sus ruedas tendrían que girar en ambos sentidos
why-speeds = los sentidos concuerdan, pero la velocidad de { $first } vuelve multiplicada por { $ratio }
why-jams = { $rounds }. Por tanto, la máquina está bloqueada y nada se mueve.
why-gap = Solo giran: { $driven }. Ninguna de ellas toca otra rueda ni comparte correa con otra, así que el resto está quieto.
why-turns = Desde la manivela, rueda por rueda: { $steps }.
why-made = { $name }: { $turns } { $many ->
    [1] vuelta
   *[other] vueltas
}
why-teeth = { $name } { $turns }
why-free = { $others }. Sin { $letter }, no se bloquea ningún circuito que mueva la manivela.
why-still = sin { $letter }{ $many ->
    [one] { "" }
   *[other] { " " }(solo una cada vez)
}, sigue bloqueada: { $round }
why-clockwise = Las ruedas que engranan se alternan, y solo una correa cruzada invierte el sentido. En el sentido de las agujas del reloj: { $ahead }. En sentido contrario: { $back }.{ $idle }
why-idle = { " " }No se mueven: { $idle }.
why-race = Por { $times ->
    [one] cada vuelta
   *[other] cada { $times } vueltas
} de la manivela: { $turns }. Por tanto, { $letter } es { $best }.

named-crank = la manivela
named-letter = { $letter }
named-number = { $number }
named-teeth = { $teeth } dientes

told-place = Los lugares son (x, y), con x hacia la derecha e y hacia abajo, en unidades en las que el radio primitivo de una rueda es su número de dientes. Dos ruedas engranan cuando la distancia entre sus ejes es la suma de sus dientes.
told-wheel = { $name } en ({ $x }, { $y }) con { $teeth } dientes
told-plain = rueda { $number }
told-lettered = rueda { $number }, que es { $letter },
told-wheels = Ruedas
told-belts = Correas
told-straight = una alrededor de las ruedas { $a } y { $b }
told-crossed = una cruzada alrededor de las ruedas { $a } y { $b }
told-crank = La manivela está en la rueda { $number }; su flecha apunta { $way }.
told-rack = Una cremallera vertical engrana con la rueda { $number } a su { $side }.
told-basket = Una cesta cuelga de una cuerda que baja a la { $side } del tambor de la rueda { $number }.
told-left = izquierda
told-right = derecha

name = { $name } ({ $teeth })
