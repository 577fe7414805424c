arcs = (Los arcos son los que sobresalen en el borde, contados desde la izquierda o desde arriba.)

arc-top = arco { $ordinal } del borde superior
arc-right = arco { $ordinal } del borde derecho
arc-bottom = arco { $ordinal } del borde inferior
arc-left = arco { $ordinal } del borde izquierdo

corner-upper-right = arco de la esquina superior derecha
corner-lower-right = arco de la esquina inferior derecha
corner-lower-left = arco de la esquina inferior izquierda
corner-upper-left = arco de la esquina superior izquierda

ordinal = { $number }

loop = el del { $arc }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}

inner = uno en el interior, entre las columnas { $left } y { $right } y las filas { $top } y { $bottom } de tramos
