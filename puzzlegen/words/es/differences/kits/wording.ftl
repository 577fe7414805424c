drawing = dibujo
    .several = dibujos
    .pair = dibujos de la misma escena
    .gender = m
photograph = versión
    .several = versiones
    .pair = versiones de la misma fotografía
    .gender = f

shown-beside = La imagen muestra dos { $one-pair }, { $one-gender ->
    [f] una al lado de la otra
   *[m] uno al lado del otro
}.
shown-below = La imagen muestra dos { $one-pair }, { $one-gender ->
    [f] una encima de la otra
   *[m] uno encima del otro
}.
shown-files = Las dos imágenes son { $one-pair }.

first-beside = { $one-gender ->
    [f] la
   *[m] el
} { $one } de la izquierda
first-below = { $one-gender ->
    [f] la
   *[m] el
} { $one } de arriba
first-files = la primera imagen

boxes = Dibuja los recuadros en { $first }, cada uno alrededor de todo lo que ahí se ve distinto.
single = Dibuja el recuadro en { $first }, alrededor de todo lo que ahí se ve distinto.
where-boxes = Si en { $one-gender ->
    [f] una
   *[m] un
} { $one } falta algo, rodea el lugar donde está o estaría; si algo está en otro sitio, dibuja un solo recuadro que abarque los dos lugares; si solo cambia una parte, rodea únicamente esa parte.

held = Lo que una persona sostiene o aquello con lo que juega forma parte de ella.

asked-boxes = { $one-gender ->
    [f] Las
   *[m] Los
} dos { $one-several } se diferencian en exactamente { $number } lugares. ¿Dónde están?
asked-single = { $one-gender ->
    [f] Las
   *[m] Los
} dos { $one-several } se diferencian en exactamente un lugar. ¿Dónde está?
asked-choice = { $one-gender ->
    [f] Las
   *[m] Los
} dos { $one-several } se diferencian en exactamente una de las cuatro regiones recuadradas y marcadas con letras, y en ningún otro sitio. ¿En cuál?
asked-count = ¿En cuántos lugares se diferencian { $one-gender ->
    [f] las
   *[m] los
} dos { $one-several }? Cada cosa añadida, quitada, movida o cambiada es una diferencia.

short-boxes = { $one-gender ->
    [f] Las
   *[m] Los
} dos { $one-several } se diferencian en exactamente { $number } lugares: búscalos en { $first }. Si algo está en otro sitio, el recuadro abarca los dos lugares.
short-single = { $one-gender ->
    [f] Las
   *[m] Los
} dos { $one-several } se diferencian en exactamente un lugar: búscalo en { $first }. Si algo está en otro sitio, el recuadro abarca los dos lugares.

changes-outline = otro contorno
changes-added = solo en { $one-gender ->
    [f] la segunda
   *[m] el segundo
} { $one }
changes-removed = solo en { $one-gender ->
    [f] la primera
   *[m] el primer
} { $one }
changes-colour = otro color
changes-position = otro sitio
changes-size = otro tamaño
changes-rotation = otro giro
changes-pattern = otro estampado
changes-count = distinto en un detalle
changes-symbol = otro símbolo

places = (x, y) son posiciones en { $first }.

entry = ({ $x }, { $y })
entry-of-thing = { $thing } ({ $x }, { $y }), { $change }

list-boxes = Diferencias: { $changes }.
list-single = La diferencia: { $changes }.
list-choice = Región { $answer }: { $changes }.
list-count = Diferencias ({ $number }): { $changes }.
