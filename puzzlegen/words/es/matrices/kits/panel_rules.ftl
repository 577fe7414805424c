angles = Las direcciones se miden desde la vertical, en el sentido de las agujas del reloj.

rest = En todo lo demás coinciden las opciones.

and = { " " }y{ " " }

arrow = { " " }→{ " " }

letters = { " " }y{ " " }

degrees = { $degrees }°

number = { $number }

# On a scale, on and back.
step-shape-on = un vértice más
step-shape-back = un vértice menos
step-fill-on = un tono más oscuro
step-fill-back = un tono más claro
step-size-on = { $count ->
    [1] un tamaño más grande
   *[other] { $count } tamaños más grande
}
step-size-back = { $count ->
    [1] un tamaño más pequeño
   *[other] { $count } tamaños más pequeño
}
step-number-on = { $count ->
    [1] uno más
   *[other] { $count } más
}
step-number-back = { $count ->
    [1] uno menos
   *[other] { $count } menos
}

clockwise = en el sentido de las agujas del reloj
anticlockwise = en sentido contrario al de las agujas del reloj

turn = giro de { $degrees }° { $sense }
half-turn = giro de 180°

around = { $count ->
    [1] un lugar
   *[other] { $count } lugares
} { $sense }

shift-down = una casilla hacia abajo
shift-up = una casilla hacia arriba
shift-right = una casilla a la derecha
shift-left = una casilla a la izquierda
shift-down-right = una casilla hacia abajo a la derecha
shift-down-left = una casilla hacia abajo a la izquierda
shift-up-right = una casilla hacia arriba a la derecha
shift-up-left = una casilla hacia arriba a la izquierda

scale-shape = vértices
scale-size = tamaño
scale-fill = tono
scale-number = número
scale-turn = dirección

or = { " " }o{ " " }
