sheet = La hoja muestra una pieza en proyección del primer diedro: la planta está debajo del alzado, el perfil izquierdo a su derecha, y así las demás. Todos los dibujos están a la misma escala.
cuts = Una línea de trazo y punto con extremos gruesos es un plano de corte; las flechas indican en qué sentido se mira su sección. Una sección muestra solo el material cortado, rayado.
lines = Las líneas discontinuas son aristas ocultas; las finas de trazo y punto, ejes; donde las superficies se unen con suavidad no hay línea.

ask-section = ¿Cuál de las opciones A a D es la sección { $name }–{ $name }?
ask-plane = ¿Cuál de los planos A a D da la sección rayada?

short-section = La pieza se corta por { $name }–{ $name }. ¿Cuál de las opciones A a D es la sección?
short-plane = ¿Cuál de los planos A a D da la sección rayada?

principle = Los extremos izquierdo e inferior de una sección se ponen sobre las líneas más exteriores que cruza su plano. Entonces su contorno tiene un vértice o cambia de sentido en cada línea que cruza el plano, y ningún lado recto en la dirección de la mirada queda en otro lugar.
section-crossed = { $letter } no tiene ningún vértice { $place }, donde { $name }–{ $name } cruza una línea en { $side }.
section-beyond = En { $side }, { $name }–{ $name } cruza una línea más allá del extremo { $end } de { $letter }.
section-outlined = { $letter } tiene un lado recto { $place }, donde { $name }–{ $name } no cruza nada en { $side }.
plane-crossed = La sección no tiene ningún vértice { $place }, donde { $letter } cruza una línea en { $side }.
plane-beyond = En { $side }, { $letter } cruza una línea más allá del extremo { $end } de la sección.
plane-outlined = La sección tiene un lado recto { $place }, donde { $letter } no cruza nada en { $side }.
along-width = al { $share } % de su anchura desde la izquierda
along-height = al { $share } % de su altura
right = derecho
upper = superior
left-over = Solo { $answer } concuerda con las vistas en todas partes.

outlines = Los contornos de las secciones se dan vértice a vértice, desde su esquina inferior izquierda, hasta volver al primero; un ángulo tras un vértice es el del arco hasta el siguiente, positivo si es antihorario. Hay material dentro de un número impar de contornos.
bent = { $at } arco { $angle }°
plane-x = a { $at } de la izquierda
plane-z = a { $at } de la base
plane = Plano { $name }–{ $name }: { $at }; su sección se ve desde { $seen ->
    [left] la izquierda
    [right] la derecha
    [top] arriba
   *[bottom] abajo
}.
shown = La sección, vista desde { $seen ->
    [left] la izquierda
    [right] la derecha
    [top] arriba
   *[bottom] abajo
}: { $what }.
