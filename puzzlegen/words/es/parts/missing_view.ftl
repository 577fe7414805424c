sheet = La hoja muestra una pieza en proyección del primer diedro: la planta está debajo del alzado, la vista inferior encima, el perfil izquierdo a su derecha y el perfil derecho a su izquierda. Todas las vistas están a la misma escala.
lines = Las líneas continuas son aristas y contornos visibles; las discontinuas, ocultos; las de trazo y punto, ejes. Donde las superficies se unen con suavidad no hay línea.

ask = ¿Cuál de las opciones A a D es la vista que falta: { $side }?

short = Falta una vista de la pieza donde está el signo de interrogación. ¿Cuál de las opciones A a D es?

side-front = el alzado
side-left = el perfil izquierdo
side-right = el perfil derecho
side-top = la planta
side-bottom = la vista inferior
side-rear = la vista posterior

principle = Una arista recta que muestra una vista está en el mismo lugar en toda vista que comparte esa dirección: allí algo tiene que empezar, acabar o cambiar de sentido.
offered = { $letter } tiene una línea { $place }, donde { $side } no tiene nada.
given = En { $side } hay una línea { $place }, donde { $letter } no tiene nada.
left-over = Solo { $answer } concuerda con la hoja en todas partes.

at-x = al { $share } % de la anchura desde la izquierda
at-y = al { $share } % de la profundidad desde el frente
at-z = al { $share } % de la altura

notation = Las vistas se dan en milímetros desde su esquina inferior izquierda, hacia la derecha y hacia arriba: las líneas de extremo a extremo, los círculos y arcos por centro y radio, los arcos en sentido antihorario de ángulo a ángulo.
view-front = Alzado
view-left = Perfil izquierdo
view-right = Perfil derecho
view-top = Planta
view-bottom = Vista inferior
view-rear = Vista posterior
missing = Falta { $side }.
size = { $width } de ancho, { $height } de alto
full = continuas: { $what }
dashed = discontinuas: { $what }
circle = círculo { $at } r { $radius }
arc = arco { $at } r { $radius } de { $start }° a { $end }°
curve = curva { $points }
