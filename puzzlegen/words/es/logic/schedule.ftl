rules-wall = Todos los relojes P a { $last } se ven en el mismo momento. Exactamente { $reflected ->
    [one] uno de ellos se ve
   *[other] { $reflected } de ellos se ven
} en un espejo, con izquierda y derecha intercambiadas; nada indica { $reflected ->
    [one] cuál
   *[other] cuáles
}. Las etiquetas de la caja se han caído de los relojes, una de cada uno. Dicen cuántos minutos adelanta (+) o atrasa (−) un reloj; 0 estaba en el que va bien.
rules-offices = Cada fila es el plan de hoy de { $noun-gender ->
    [f] una { $noun }
   *[m] un { $noun }
}, de 8:00 a 20:00 según su propio reloj; una barra de color significa que está { $noun-gender ->
    [f] ocupada
   *[m] ocupado
}. Todos los relojes se ven en este momento, que en todas partes está entre las 8:00 y las 20:00; cada uno marca la hora local. { $noun-gender ->
    [f] Todas las { $noun-many } participan
   *[m] Todos los { $noun-many } participan
} en una llamada. Durante toda la llamada, { $noun-gender ->
    [f] ninguna puede estar ocupada
   *[m] ninguno puede estar ocupado
}, y en todas partes debe ser entre las 8:00 y las 20:00; la llamada puede empezar o acabar justo donde acaba o empieza una barra.
rules-sheets = Las hojas son de meses distintos de un mismo año; no se sabe cuál, y puede ser bisiesto. El número de la parte superior de una hoja es el de su mes (1 es enero). Cada fila es una semana de lunes (izquierda) a domingo (derecha). Donde un borde es irregular se ha arrancado algo: arriba, el número y quizá algunas semanas; abajo, quizá algunas semanas. No falta ningún otro día.

bare = Un reloj con una sola aguja ha perdido la de las horas.

ask-time = ¿Cuál de los relojes A a D, ninguno de los cuales se ve en un espejo, marca la hora verdadera?
ask-minutes = ¿Cuántos minutos pasan en realidad de la hora en punto?
ask-right_box = ¿Cuál de los relojes va bien? (Da el recuadro del reloj entero, sin su letra.)
ask-mirror_boxes = ¿Qué relojes se ven en un espejo? (Da el recuadro de cada reloj entero, sin su letra.)
ask-call = La llamada dura { $minutes } minutos. ¿Cuál de los relojes A a D marca la hora local { $noun-gender ->
    [f] de la
   *[m] del
} { $noun } { $name } cuando empieza?
ask-longest = ¿Cuántos minutos puede durar la llamada como máximo?
ask-bar_box = Una llamada de { $minutes } minutos exige anular cierta barra. ¿Cuál? (Da el recuadro de la barra.)
ask-month = ¿De qué mes es la hoja { $name }? (Da su número: 1 es enero.)
ask-weekday = ¿En qué día de la semana cae el { $date } de ese año?
ask-sheet_box = ¿Qué hoja es la de { $month }? (Da el recuadro de la hoja, sin su letra.)

one-mirror = ¿Qué reloj se ve en el espejo? (Da el recuadro del reloj entero, sin su letra.)

ahead = Tomando el reloj de { $base }, a los demás hay que sumarles estos minutos: { $ahead }.

free = Así, según el reloj de { $base }, nadie está ocupado a estas horas: { $spans }.

begins = Luego la llamada empieza a las { $time } según el reloj de { $name }, que es { $answer }.
begins-of-several = Solo el intervalo de { $minutes } minutos es lo bastante largo: la llamada empieza a las { $time } según el reloj de { $name }, que es { $answer }.

longest = Son { $minutes } minutos.
longest-of-several = El intervalo más largo dura { $minutes } minutos.

cancel = { $shared ->
    [0] Tal como está, no hay ningún hueco común.
   *[other] El mayor hueco común es de { $shared } minutos.
} Sin la barra { $at } de { $name }, hay { $best } minutos comunes a partir de las { $time } según el reloj de { $base }; sin cualquier otra barra sola, como máximo { $second }.

told-bare = solo una aguja de los minutos, en el minuto { $minute }
told-clock = El reloj { $name } parece marcar
told-tags = Etiquetas de la caja
told-office = su reloj marca las { $now }; horas ocupadas: { $busy }
told-sheet = { $head }; { $foot }
told-torn-top = parte superior arrancada
told-month = mes { $month }
told-torn-bottom = parte inferior arrancada
told-whole-bottom = borde inferior entero

noun-offices = oficina
    .many = oficinas
    .gender = f
noun-ships = barco
    .many = barcos
    .gender = m
noun-studios = estudio
    .many = estudios
    .gender = m
