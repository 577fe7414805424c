places = Las figuras están en filas de { $columns } y se numeran fila por fila desde arriba a la izquierda. Dentro de una figura, las posiciones (x, y) se cuentan desde su centro, hacia la derecha y hacia abajo; sus bordes están a una distancia de { $half }. Las partes de las figuras, cada una de las cuales se ve igual en todas las figuras que la tienen

figures = Las partes de cada figura, empezando por la que está más al fondo

part-polygon = polígono de color { $fill } con los vértices { $points }
part-disc = disco de color { $fill } con centro en { $points } y radio { $radius }
part-line = trazo de color { $fill } que pasa por { $points }

shape-disc = disco
shape-line = trazo
shape-square = cuadrado
shape-rectangle = rectángulo
shape-diamond = rombo
shape-triangle = triángulo
shape-polygon = polígono de { $corners } vértices
shape-rounded = forma redondeada

at-middle = en el centro
at-left = a la izquierda
at-right = a la derecha
at-top = arriba
at-bottom = abajo
at-top-left = arriba a la izquierda
at-top-right = arriba a la derecha
at-bottom-left = abajo a la izquierda
at-bottom-right = abajo a la derecha

drawn = { $shape } de color { $fill } ({ $at })

thread = trazo de color { $fill } de la fila { $row }, punto { $knot }, a la fila { $last_row }, punto { $last_knot }

run = entre las figuras { $first } a { $last }
run-one = figura { $first }
run-two = figura { $first } o { $last }

times = { $count } × { $part }

apart = Las figuras { $one } y { $other } difieren solo en { $names }.

shown = La figura { $one } tiene: { $own }; la figura { $other } tiene: { $others }{ $form }.

more = La figura { $one } tiene, y a la figura { $other } le falta: { $own }.

form-all = , con otra forma, otro tamaño u otra posición
form-form = , con otra forma
form-corners = , con otra forma: de { $own } vértices en la figura { $one }, de { $others } en la figura { $other }
form-bends = , con otra forma: { $own ->
    [0] sin dobleces
    [one] con un doblez
   *[other] con { $own } dobleces
} en la figura { $one }, { $others ->
    [0] sin dobleces
    [one] con un doblez
   *[other] con { $others } dobleces
} en la figura { $other }
form-bulk = , con otra forma: más ancha { $own } en la figura { $one }, { $others } en la figura { $other }
form-size = , con otro tamaño
form-position = , en otra posición

form-some = ; lo que se llama igual tiene otra forma, otro tamaño u otra posición

turn = Girada { $degrees } grados en el sentido de las agujas del reloj, la figura { $one } queda orientada como la figura { $other }; sus partes se describen tras este giro.

numbered = Las figuras se numeran fila por fila desde arriba a la izquierda.

rules-upright = Dos figuras son idénticas si se ven exactamente iguales; una figura girada o reflejada no es idéntica.

rules-turned = Cada figura puede estar girada uno o varios cuartos de vuelta. Dos figuras son idénticas si al girar una se obtiene exactamente la otra; una figura reflejada no es idéntica.

rules-square = El recuadro de una figura es el del cuadrado sobre el que está dibujada.

short-upright = Las figuras giradas o reflejadas no son idénticas.

short-turned = Los cuartos de vuelta no cuentan como diferencia; los reflejos, sí.

short-square = Recuadro: el cuadrado entero de la figura.

name-part = las partes
name-antenna = las antenas
name-ear = las orejas
name-head = la cabeza
name-eye = los ojos
name-mouth = la boca
name-arm = los brazos
name-hand = las manos
name-panel = el panel
name-body = el cuerpo
name-leg = las piernas
name-patch = los retales
name-petal = los pétalos
name-mark = las marcas de las esquinas
name-hub = el centro
name-thread = los hilos
name-knot = los nudos
name-handle = las asas
name-foot = el pie
name-neck = el cuello
name-band = las franjas
name-flower = las flores
name-weed = las algas
name-tail = la cola
name-fin = las aletas
name-marking = los dibujos del cuerpo
name-bubble = las burbujas
name-sky = el cielo
name-smoke = el humo
name-plant = la planta
name-chimney = la chimenea
name-wall = la pared
name-roof = el tejado
name-window = las ventanas
name-door = la puerta
name-fence = la valla
name-wing = las alas
name-spot = las manchas
name-stripe = las rayas
