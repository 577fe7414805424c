rules-hand = Todas las manos de la imagen se ven por el dorso, con las uñas.

rules-arrow = Todas las flechas de la imagen se curvan alrededor de un centro.

rules-boat = La proa de un barco, que apunta adonde navega, es el extremo afilado del casco.

rules = Los objetos de la imagen pueden taparse en parte unos a otros; un objeto tapado en parte cuenta como uno entero.

ask-turning-plain = ¿Cuántas flechas giran en el sentido de las agujas del reloj?
ask-turning-mirrored = ¿Cuántas flechas giran en sentido contrario al de las agujas del reloj?

ask-count = ¿{ $things-gender ->
    [f] Cuántas
   *[m] Cuántos
} { $things }{ $hue } hay?

ask-more = Hay más { $things }{ $hue } que { $than }. ¿{ $things-gender ->
    [f] Cuántas
   *[m] Cuántos
} más?
ask-inside = ¿{ $things-gender ->
    [f] Cuántas
   *[m] Cuántos
} { $things }{ $hue } están por completo dentro del círculo grande? No { $things-gender ->
    [f] cuentan las que quedan
   *[m] cuentan los que quedan
} sobre la línea del círculo.
ask-across = ¿Por { $things-gender ->
    [f] cuántas
   *[m] cuántos
} { $things }{ $hue } pasa la línea del rectángulo grande, de modo que quedan en parte dentro y en parte fuera?
ask-boxes = Busca { $things-gender ->
    [f] todas las { $things }{ $hue }. El recuadro de cada una es el más pequeño que la
   *[m] todos los { $things }{ $hue }. El recuadro de cada uno es el más pequeño que lo
} contiene.

told = { $name } en { $spots }: { $total }.
told-strips = { $name }, de la quinta parte superior de la imagen a la inferior: { $strips }. { $sum } = { $total }.

difference = { $sum }.

others-inside = Los demás objetos de esta clase ({ $others }) quedan sobre la línea del círculo o fuera de él.
others-across = Los demás objetos de esta clase ({ $others }) están por completo dentro del rectángulo o por completo fuera.
others-side = Los demás objetos ({ $others }) son { $of }.

percent = (Los centros, en tanto por ciento del ancho y del alto de la imagen.)

scene = La imagen mide { $width } unidades de ancho y { $height } de alto; las posiciones (x, y) se cuentan desde la esquina superior izquierda, hacia la derecha y hacia abajo.

circled = El círculo grande tiene el centro en ({ $x }, { $y }) y el radio { $radius }.

framed = El rectángulo grande va de ({ $left }, { $top }) a ({ $right }, { $bottom }).

outline = Contorno sin girar, de tamaño 1000 y alrededor de su centro, de { $things-one }

objects = Los objetos, del más bajo al que está encima de todos; cada uno se ha girado en el sentido de las agujas del reloj los grados indicados

object = { $things-one } de color { $colour } en ({ $x }, { $y }), tamaño { $size }, giro de { $turn }°

things-circle = círculos
    .one = círculo
    .gender = m
things-square = cuadrados
    .one = cuadrado
    .gender = m
things-triangle = triángulos
    .one = triángulo
    .gender = m
things-star = estrellas
    .one = estrella
    .gender = f
things-heart = corazones
    .one = corazón
    .gender = m
things-moon = lunas
    .one = luna
    .gender = f
things-cross = cruces
    .one = cruz
    .gender = f
things-house = casas
    .one = casa
    .gender = f
things-fish = peces
    .one = pez
    .gender = m
things-fish-plain = peces que nadan hacia la izquierda
    .one = pez que nada hacia la izquierda
    .gender = m
things-fish-mirrored = peces que nadan hacia la derecha
    .one = pez que nada hacia la derecha
    .gender = m
things-tree = árboles
    .one = árbol
    .gender = m
things-boat = barcos
    .one = barco
    .gender = m
things-boat-plain = barcos que navegan hacia la izquierda
    .one = barco que navega hacia la izquierda
    .gender = m
things-boat-mirrored = barcos que navegan hacia la derecha
    .one = barco que navega hacia la derecha
    .gender = m
things-mushroom = setas
    .one = seta
    .gender = f
things-cup = tazas
    .one = taza
    .gender = f
things-cup-plain = tazas con el asa a la izquierda
    .one = taza con el asa a la izquierda
    .gender = f
things-cup-mirrored = tazas con el asa a la derecha
    .one = taza con el asa a la derecha
    .gender = f
things-hand = manos
    .one = mano
    .gender = f
things-hand-plain = manos derechas
    .one = mano derecha
    .gender = f
things-hand-mirrored = manos izquierdas
    .one = mano izquierda
    .gender = f
things-arrow = flechas
    .one = flecha
    .gender = f
things-arrow-plain = flechas de giro horario
    .one = flecha de giro horario
    .gender = f
things-arrow-mirrored = flechas de giro antihorario
    .one = flecha de giro antihorario
    .gender = f
things-any = objetos
    .gender = m

hue = { " " }de color { $colour }

called = { $things }{ $hue }
