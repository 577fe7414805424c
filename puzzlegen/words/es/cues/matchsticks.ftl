rules-equation = En esta ecuación de cerillas cada cifra tiene siete huecos y cada + o -, dos; las barras tenues son huecos vacíos. Las cifras solo valen como en la tarjeta. El signo igual no cambia. Al final, en cada posición hay una cifra, + o -, y ningún número de varias cifras empieza por 0.
rules-word = Las cerillas ocupan posiciones de siete huecos cada una. La tarjeta muestra todas las letras que valen, cada una en su única forma, con su nombre debajo.
rules-squares = Unas cerillas forman una figura. Cuentan los cuadrados de cualquier tamaño, también los que se solapan o están dentro de otros. Hay un cuadrado si están todas las cerillas de sus cuatro lados; no importa si dentro hay cerillas.

ask-move = Mueve exactamente { $count ->
    [one] una cerilla a un hueco que esté vacío
   *[other] { $count } cerillas a huecos que estén vacíos
} en la imagen, de modo que la ecuación sea correcta. ¿Qué ecuación resulta?
ask-remove = Quita exactamente { $count ->
    [one] una cerilla
   *[other] { $count } cerillas
}, de modo que quede una ecuación correcta. ¿Qué ecuación resulta?
ask-add = Añade exactamente { $count ->
    [one] una cerilla en un hueco que esté vacío
   *[other] { $count } cerillas en huecos que estén vacíos
} en la imagen, de modo que la ecuación sea correcta. ¿Qué ecuación resulta?
ask-moved = La ecuación pasa a ser correcta si se mueve una cerilla a un hueco vacío. ¿Qué cerilla es?
ask-moved_box = La ecuación pasa a ser correcta si se mueve una cerilla a un hueco vacío. ¿Qué cerilla es? Enmarca la cerilla sin su sombra.
ask-word = Quita exactamente { $count ->
    [one] una cerilla
   *[other] { $count } cerillas
}, de modo que en cada posición siga habiendo una letra de la tarjeta y las letras formen, de izquierda a derecha, una palabra inglesa corriente. ¿Qué palabra es?
ask-squares = ¿Cuántos cuadrados hay?
ask-left = Se quitan todas las cerillas de cabeza roja. ¿Cuántos cuadrados quedan?
ask-colour = Hay que quitar todas las cerillas con la cabeza de un mismo color, de modo que queden exactamente { $left } cuadrados. ¿Qué color es?

head = la cerilla con la cabeza de color { $hue }

slot-a = superior
slot-b = superior derecha
slot-c = inferior derecha
slot-d = inferior
slot-e = inferior izquierda
slot-f = superior izquierda
slot-g = central
slot-h = horizontal
slot-v = vertical

coloured = una cerilla con la cabeza de color { $hue }

plain = cualquier otra cerilla

corner = una esquina

reads = En la figura se lee { $reading }.
reads-unclear = En la figura se lee { $reading }, donde ? no es ninguna cifra.

where-digit = cifra { $place } del número { $number }
where-number = número { $number }
where-operator = signo { $number }
where-letter = posición { $place }

at = carácter { $place }, { $slot }

and = { " " }y{ " " }

becomes = { $where }: { $changes }, con lo que resulta { $sign }

taken = quita { $count ->
    [one] la cerilla
   *[other] las cerillas
} { $slots }

put = añade { $count ->
    [one] la cerilla
   *[other] las cerillas
} { $slots }

so-equation = { $changes }. Ahora { $result } es correcta.
so-word = { $changes }. Lo que queda se lee { $result }.
so-squares = Cuadrados según la fila de su esquina superior izquierda, de arriba abajo: { $sizes }. En total: { $sum }.
so-left = Cuadrados sin las cerillas rojas, según la fila de su esquina superior izquierda, de arriba abajo: { $sizes }. En total: { $sum }.
so-colour = Cuadrados que quedan sin las cerillas de cada color: { $each }. Por tanto, es el { $hue }.

sized = lado { $side }: { $sum }

figure = La figura
characters = Cerillas de cada carácter, según sus huecos
character = Carácter { $number }
card = La tarjeta
heads = Cabezas de color

equals-sign = signo igual
