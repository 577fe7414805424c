black = negra
    .plural = negras
white = blanca
    .plural = blancas

point-box = El recuadro de un punto es el cuadrado centrado en él cuyo lado es la distancia entre dos líneas vecinas.

black-stone = una piedra negra
white-stone = una piedra blanca
free-point = un punto libre

triangled = La piedra de { $point } lleva un triángulo.

runs-on = Las líneas siguen hasta el borde de la imagen: { $sides }.

at-top = arriba
at-bottom = abajo
at-left = a la izquierda
at-right = a la derecha
