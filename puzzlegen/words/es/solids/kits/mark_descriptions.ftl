faces = De un cubo se ven la cara superior, la delantera (abajo a la izquierda en la imagen) y la derecha. El giro de los símbolos en la cara delantera y en la derecha se da como se ve mirando la cara de frente; en la superior, como se ve desde arriba con la cara delantera abajo.

net = Los desarrollos se dan como están en la imagen: cada cuadrado tiene un número, y . es un lugar sin cuadrado. Los cuadrados con un lado común están unidos por una línea discontinua. El giro de los símbolos es el que se ve en la imagen.

mark-arrow = flecha
    .gender = f
mark-half_disc = semicírculo
    .gender = m
mark-ell = ángulo
    .gender = m
mark-tee = martillo
    .gender = m
mark-corner = triángulo
    .gender = m
mark-quarter = cuarto de círculo
    .gender = m
mark-drop = gota
    .gender = f
mark-chevron = cheurón
    .gender = m
mark-two_discs = dos discos
    .gender = mp
mark-stripe = barra inclinada
    .gender = f
mark-bar = barra
    .gender = f
mark-hourglass = reloj de arena
    .gender = m
mark-bars = dos barras
    .gender = fp
mark-disc = disco
    .gender = m
mark-square = cuadrado
    .gender = m
mark-burst = estrella
    .gender = f
mark-plus = cruz
    .gender = f
mark-ring = anillo
    .gender = m
mark-frame = marco
    .gender = m
mark-four_discs = cuatro discos
    .gender = mp

several-two_discs = dos discos { $hue-several }
several-bars = dos barras de color { $hue }
several-four_discs = cuatro discos { $hue-several }
several-one = un punto sobre fondo { $hue }
several-two = dos puntos sobre fondo { $hue }
several-three = tres puntos sobre fondo { $hue }
several-four = cuatro puntos sobre fondo { $hue }
several-five = cinco puntos sobre fondo { $hue }
several-six = seis puntos sobre fondo { $hue }

coloured = { $mark } { $mark-gender ->
    [f] { $hue-f }
   *[m] { $hue }
}

turned = { $mark } { $how }

up = hacia arriba
to-the-right = hacia la derecha
down = hacia abajo
to-the-left = hacia la izquierda

upper-left = arriba a la izquierda
upper-right = arriba a la derecha
lower-right = abajo a la derecha
lower-left = abajo a la izquierda

falling = de la esquina superior izquierda a la inferior derecha
rising = de la esquina inferior izquierda a la superior derecha

how-bar = en vertical
how-bar-turned = en horizontal

how-arrow = con la punta { $way }
how-half_disc = con el lado curvo { $way }
how-ell = con el vértice { $way }
how-tee = con la cabeza { $way }
how-corner = con el ángulo recto { $way }
how-quarter = con el ángulo recto { $way }
how-drop = con la punta { $way }
how-chevron = con la punta { $way }
how-two_discs = con el disco más pequeño { $way }
how-hourglass = con los extremos anchos arriba y abajo
how-hourglass-turned = con los extremos anchos a izquierda y derecha
how-bars = en vertical, una al lado de otra
how-bars-turned = en horizontal, una encima de otra
how-six = en dos columnas de tres
how-six-turned = en dos filas de tres

asked = un signo de interrogación

cube = superior: { $top }; delantera: { $front }; derecha: { $right }
