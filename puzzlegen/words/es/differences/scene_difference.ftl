places = Las posiciones (x, y) son píxeles desde la esquina superior izquierda de un dibujo, hacia la derecha y hacia abajo; la del primer dibujo está en ({ $x }, { $y }) de su archivo. De cada cosa se indica su posición, las esquinas de su recuadro, su tamaño si no es el habitual y qué más se ve en ella; las más lejanas van primero.

drawing-first = El primer dibujo
drawing-second = El segundo dibujo

thing = { $name } ({ $x }, { $y })

pattern-plain = sin estampado
pattern-stripes = rayas horizontales
pattern-bars = rayas verticales
pattern-dots = lunares
pattern-checks = cuadros
pattern-zigzag = zigzag
pattern-diamonds = rombos

symbol-star = con una estrella
symbol-heart = con un corazón
symbol-moon = con una luna
symbol-sun = con un sol
symbol-leaf = con una hoja
symbol-fish = con un pez
symbol-drop = con una gota
symbol-ring = con un anillo
symbol-cross = con una cruz
symbol-bolt = con un rayo
symbol-flower = con una flor
symbol-crown = con una corona

then = { $before } en el primer dibujo, { $after } en el segundo

moved-left = más a la izquierda en el segundo dibujo
moved-right = más a la derecha en el segundo dibujo
moved-up = más arriba en el segundo dibujo
moved-down = más abajo en el segundo dibujo

larger = de mayor tamaño en el segundo dibujo

smaller = de menor tamaño en el segundo dibujo

region = la región de ({ $left }, { $top }) a ({ $right }, { $bottom }) de cada dibujo

box = recuadro ({ $left }, { $top }) ({ $right }, { $bottom })

seen-size = { $number } %
seen-turn = giro de { $number } grados
seen-count = partes: { $number }
seen-outline = forma { $number }
