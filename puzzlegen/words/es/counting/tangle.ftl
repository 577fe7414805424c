rules = La imagen muestra cuerdas. Donde se cruzan dos tramos, uno pasa por encima del otro y ambos siguen en línea recta. Una cuerda, o bien está cerrada en un lazo, o bien tiene dos extremos.

ask-count = ¿Cuántas cuerdas separadas hay, contando las cerradas?

ask-loops = ¿Cuántas de las cuerdas son lazos cerrados, sin extremos?
ask-over = Sigue la cuerda del punto negro desde uno de sus extremos hasta el otro. ¿En cuántos cruces pasa por encima? Donde se cruza consigo misma pasa por encima, y ese cruce cuenta una sola vez.
ask-lead = Un extremo de una cuerda está marcado con un punto negro. ¿Qué número hay en su otro extremo?
ask-lead-letter = Un extremo de una cuerda está marcado con un punto negro. ¿Qué letra hay en su otro extremo?

tiles = La imagen está dividida en casillas cuadradas, y las cuerdas pasan de una casilla a otra por el centro de sus lados. Las casillas, fila por fila desde arriba

tile-h = un cruce en el que el tramo horizontal pasa por encima del vertical
tile-v = un cruce en el que el tramo vertical pasa por encima del horizontal
tile-a = un par de arcos, uno entre el lado superior y el izquierdo, otro entre el lado inferior y el derecho
tile-b = un par de arcos, uno entre el lado superior y el derecho, otro entre el lado inferior y el izquierdo

side-upper = lado superior de { $cell }
side-right = lado derecho de { $cell }
side-lower = lado inferior de { $cell }
side-left = lado izquierdo de { $cell }

caps = Fuera de las casillas, hay arcos que unen estos lados

cap = { $one } con { $other }

ends = Hay extremos de cuerda en

marked = { $end }, marcado { $mark }

dot = con el punto negro

then = ,{ " " }

why-way = Desde el punto: { $steps }.

first-step = { $crossings } { $crossings ->
    [one] cruce
   *[other] cruces
} hasta el { $arc }

step = { $crossings } hasta el { $arc }
more-arcs = otros { $arcs } arcos, { $crossings } cruces

last-step = { $crossings } hasta el extremo marcado { $mark }

only-step = { $crossings } { $crossings ->
    [one] cruce
   *[other] cruces
}, y después el extremo marcado { $mark }

why-over = Desde el punto, la cuerda pasa por encima en { $steps }: { $sum }.

first-over = { $top } de { $crossings } cruces hasta el { $arc }

over-step = { $top } de { $crossings } hasta el { $arc }
more-over = { $top } de { $crossings } en los { $arcs } tramos siguientes

last-over = { $top } de { $crossings } hasta su otro extremo

only-over = { $top } de { $crossings } cruces hasta su otro extremo

with-itself = { $itself ->
    [0] Todos los cruces ({ $others }) son con otras cuerdas.
   *[other] Es decir, { $itself } consigo misma, que recorre una vez por encima y otra por debajo, y { $on_top } de { $others } con otras.
}

with-ends = { $ropes ->
    [0] Ninguna cuerda tiene extremos.
    [1] Solo hay dos extremos, los de una cuerda.
   *[other] Hay { $ends } extremos, dos por cuerda, así que { $ropes } cuerdas no están cerradas.
}

closed = Lazos cerrados ({ $count }): { $loops }.
more-loops = y otros { $count } en el interior

sum = Cuerdas: { $sum }.

no-loops = Ninguna es un lazo cerrado.
