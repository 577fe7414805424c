figure = { $shape } { $shape-gender ->
    [f] { $fill-feminine }
   *[m] { $fill }
} de tamaño { $size }

plain = { $shape } { $shape-gender ->
    [f] { $fill-feminine }
   *[m] { $fill }
}

turned = { $figure } con un giro de { $degrees }° en el sentido de las agujas del reloj

upright = { $figure } en posición vertical

size = { $size ->
    [1] diminuto
    [2] pequeño
    [3] mediano
   *[4] grande
}

fill-white = blanco
    .feminine = blanca
fill-light = gris claro
    .feminine = gris claro
fill-dark = gris oscuro
    .feminine = gris oscuro
fill-black = negro
    .feminine = negra

place-top-left = arriba a la izquierda
place-top-right = arriba a la derecha
place-bottom-left = abajo a la izquierda
place-bottom-right = abajo a la derecha

place-top = arriba
place-right = a la derecha
place-bottom = abajo
place-left = a la izquierda
place-middle = en el centro

direction-up = arriba
direction-up-right = arriba a la derecha
direction-right = la derecha
direction-down-right = abajo a la derecha
direction-down = abajo
direction-down-left = abajo a la izquierda
direction-left = la izquierda
direction-up-left = arriba a la izquierda

at = { $place } – { $figure }

panels = Fila { $row }, panel { $number }

in-a-row = Panel { $number }

missing = (falta; hay un signo de interrogación)
