row = fila
    .gender = f
column = columna
    .many = columnas
    .gender = f
ring = anillo
    .gender = m
sector = sector
    .many = sectores
    .gender = m

rules = Cada letra de una palabra inglesa se escribe con dos signos: las cabeceras { $row-gender ->
    [f] de la
   *[m] del
} { $row } (cuadrada) y { $column-gender ->
    [f] de la
   *[m] del
} { $column } (redonda) de cualquier casilla que la contenga. { $order } { $turn }Las cabeceras caídas están en la bandeja; { $examples ->
    [one] el ejemplo ayuda
   *[other] los ejemplos ayudan
} a devolverlas a su sitio.

order-rows = Primero va el signo { $row-gender ->
    [f] de la
   *[m] del
} { $row }.
order-columns = Primero va el signo { $column-gender ->
    [f] de la
   *[m] del
} { $column }.
order-open = { $examples ->
    [one] El ejemplo muestra
   *[other] Los ejemplos muestran
} cuál va siempre primero.

turn = Tras cada letra, las cabeceras { $column-gender ->
    [f] de las
   *[m] de los
} { $column-many } avanzan { $turn ->
    [one] { $column-gender ->
        [f] una
       *[m] un
    } { $column }
   *[other] { $turn } { $column-many }
} { $way }, y la última pasa a ser la primera; cada palabra empieza como en el dibujo.{ " " }

to-the-right = hacia la derecha
clockwise = en el sentido de las agujas del reloj

ask-read = ¿Qué palabra inglesa representan los signos del campo sombreado?
ask-meant = ¿Cuál de estas palabras inglesas representan los signos del campo sombreado?
ask-write = ¿Cuál de las filas de signos A a D representa la palabra inglesa { $word }?
ask-head = ¿Qué cabecera va en la placa con el signo de interrogación?
ask-slip = Los signos de una letra de la palabra { $word }, en el campo sombreado, no son correctos. Da el recuadro de esa letra con sus signos.
ask-faded = Una letra del tablero está emborronada. ¿Cuál es?

counted = (Los anillos se cuentan desde dentro; los sectores, en el sentido de las agujas del reloj desde el hueco.)

otherwise = Supongamos que fuera primero el signo { $line-gender ->
    [f] de la
   *[m] del
} { $line }.

nowhere = Con el signo { $last-gender ->
    [f] de la
   *[m] del
} { $last } primero, la letra { $number } de { $word }, { $letter }, se queda sin casilla: su { $row } sería { $one } y su { $column }, { $other }. Así que primero va el signo { $line-gender ->
    [f] de la
   *[m] del
} { $line }.
then-nowhere = Entonces la letra { $number } de { $word }, { $letter }, se queda sin casilla: su { $row } sería { $one } y su { $column }, { $other }. Así que primero va el signo { $line-gender ->
    [f] de la
   *[m] del
} { $line }.

by-trying = Con el signo { $other-gender ->
    [f] de la
   *[m] del
} { $other } primero, toda elección de casillas deja tarde o temprano sin casilla alguna letra de los ejemplos. Así que primero va el signo { $line-gender ->
    [f] de la
   *[m] del
} { $line }.

sure = La letra { $number } de { $word }, { $letter }, solo cabe en { $row-gender ->
    [f] la
   *[m] el
} { $row } { $y }, { $column } { $x }:

tried = La letra { $number } de { $word }, { $letter }, cabe en { $cells } casillas, pero todas, salvo { $row-gender ->
    [f] la de la
   *[m] la del
} { $row } { $y }, { $column } { $x }, dejan tarde o temprano sin casilla otra letra:

heads = la cabecera { $row-gender ->
    [f] de la
   *[m] del
} { $row } { $y } es { $one }; la { $column-gender ->
    [f] de la
   *[m] del
} { $column } { $slot }, { $other }.

moved = la cabecera { $row-gender ->
    [f] de la
   *[m] del
} { $row } { $y } es { $one }, y { $other } ha llegado hasta allí desde { $column-gender ->
    [f] la
   *[m] el
} { $column } { $slot }.

last = La última de las cabeceras de { $line }, { $one }, es la { $line-gender ->
    [f] de la
   *[m] del
} { $line } { $number }.
more = Otras { $count } letras se colocan del mismo modo.

cells = Los signos representan entonces { $cells }: { $answer }.

first-cell = { $letter } ({ $row } { $y }, { $column } { $x })

cell = { $letter } ({ $y }, { $x })

ends-write = Las filas de signos dicen entonces { $spelled }, así que { $answer } es { $word }.
ends-head = Así que en la placa con el signo de interrogación va { $sign }, que es { $answer }.
ends-slip = En { $word }, los signos debajo de la letra { $number } representan { $row-gender ->
    [f] la
   *[m] el
} { $row } { $y }, { $column } { $x }, que es { $meant }, no { $letter }.
ends-faded = Las cabeceras de la casilla emborronada son { $one } y { $other }; están debajo de la letra { $number } de { $word }, que es { $answer }.

missing = falta

asked = signo de interrogación

told-dial = Letras, cada { $row } en una línea, desde dentro; { $column-gender ->
    [f] las
   *[m] los
} { $column-many }, en el sentido de las agujas del reloj desde el hueco
told-board = Letras, cada { $row } en una línea, de arriba abajo; { $column-gender ->
    [f] las
   *[m] los
} { $column-many }, de izquierda a derecha
told-smudged = Un punto ocupa el lugar de la letra emborronada.
told-heads = Cabeceras de { $line }
told-loose = Cabeceras de { $line } caídas
told-example = Ejemplo { $number }
told-shaded = Campo sombreado

told = { $letter } { $pair }
