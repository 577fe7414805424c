named = { $names }.
named-first = { $number } es { $side }
named-next = { $number } es { $side }

side-front = el alzado
side-left = el perfil izquierdo
side-right = el perfil derecho
side-top = la planta
side-bottom = la vista inferior
side-rear = la vista posterior

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

size = { $width } de ancho, { $height } de alto
full = continuas: { $what }
dashed = discontinuas: { $what }
axes = ejes: { $what }
circle = círculo { $at } r { $radius }
arc = arco { $at } r { $radius } de { $start }° a { $end }°
curve = curva { $points }
