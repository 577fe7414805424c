counts = puntos, piezas separadas (los puntos no lo son), áreas cerradas, líneas rectas, líneas curvas (una onda o una espiral es una sola), líneas en total (rectas y curvas), extremos libres de línea, vértices (se juntan en ángulo exactamente dos extremos de línea), nudos (se cruzan o se ramifican líneas, o se juntan tres o más extremos de línea), ángulos rectos entre líneas rectas contiguas, ejes de simetría (de líneas y puntos a la vez) y trazos de lápiz que dibujan cada línea una sola vez

qualities = el número de { $counts }, o si los hay o no; si basta un solo trazo de lápiz; si las líneas son rectas, curvas o de ambas clases; la dirección del único eje de simetría; si tras media vuelta todo queda igual; cómo están situados dos contornos (separados, en contacto, superpuestos, uno dentro del otro){ $more }. El tamaño y el lugar no importan

as-many = ; o que todas menos una tienen tantos puntos como piezas, áreas, líneas rectas, líneas curvas, extremos libres de línea, vértices, nudos o ángulos rectos

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
