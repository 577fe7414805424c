counts = puntos, piezas (los puntos no lo son), áreas cerradas, líneas (rectas, curvas, todas; una onda o una espiral es una sola), extremos libres, vértices (dos extremos en ángulo), nudos (se cruzan o se ramifican líneas, o se juntan más extremos), ángulos rectos entre rectas contiguas, ejes de simetría, trazos de lápiz (cada línea se dibuja una vez)

qualities = número o presencia de { $counts }; basta un trazo; líneas rectas, curvas o ambas; dirección del único eje; simetría de media vuelta; dos contornos separados, en contacto, superpuestos o uno dentro del otro{ $more }

as-many = ; tantos puntos como piezas, áreas, líneas rectas o curvas, extremos, vértices, nudos o ángulos rectos

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
