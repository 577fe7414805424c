counts = puntos; piezas (los puntos no lo son); áreas cerradas; líneas rectas, curvas y todas (una onda o una espiral es una sola); extremos libres de línea; vértices (se juntan en ángulo dos extremos); nudos (se cruzan o se ramifican líneas, o se juntan más extremos); ángulos rectos entre rectas contiguas; ejes de simetría (puntos incluidos); trazos de lápiz, con cada línea dibujada una sola vez

qualities = el número de cada una de estas cosas, o si las hay: { $counts }; si basta un trazo de lápiz; líneas rectas, curvas o de ambas clases; la dirección del único eje de simetría; que tras media vuelta todo quede igual; dos contornos separados, en contacto, superpuestos o uno dentro del otro{ $more }

as-many = ; tantos puntos como piezas, áreas, líneas rectas, líneas curvas, extremos libres, vértices, nudos o ángulos rectos

amount = { $number ->
    [0] 0 { $counted }
    [1] 1 { $counted-one }
   *[other] { $number } { $counted }
}

# Several of what is counted, and one.
dots = puntos
    .one = punto
    .gender = m
pieces = piezas separadas
    .one = pieza separada
    .gender = f
areas = áreas cerradas
    .one = área cerrada
    .gender = f
straight-lines = líneas rectas
    .one = línea recta
    .gender = f
curved-lines = líneas curvas
    .one = línea curva
    .gender = f
lines = líneas
    .one = línea
    .gender = f
ends = extremos libres de línea
    .one = extremo libre de línea
    .gender = m
corners = vértices
    .one = vértice
    .gender = m
junctions = nudos
    .one = nudo
    .gender = m
right-angles = ángulos rectos
    .one = ángulo recto
    .gender = m
mirror-axes = ejes de simetría
    .one = eje de simetría
    .gender = m
pen-strokes = trazos de lápiz
    .one = trazo de lápiz
    .gender = m
