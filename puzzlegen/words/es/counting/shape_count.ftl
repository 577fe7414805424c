ask-triangle = ¿Cuántos triángulos de cualquier tamaño hay en este dibujo?
ask-square = ¿Cuántos cuadrados de cualquier tamaño hay en este dibujo?
ask-rectangle = ¿Cuántos rectángulos de cualquier tamaño hay en este dibujo? Los cuadrados también son rectángulos.
ask-parallelogram = ¿Cuántos paralelogramos de cualquier tamaño hay en este dibujo? Los rombos, los rectángulos y los cuadrados también son paralelogramos.
ask-circle = ¿Cuántas circunferencias enteras de cualquier tamaño hay en este dibujo?

slanted = Los cuadrados inclinados también cuentan.

ask-equal-circles = ¿Cuántas circunferencias enteras hay en este dibujo?

rules = Una figura cuenta si cada uno de sus lados está dibujado sin interrupciones, aunque otras líneas crucen su interior o lleguen a sus lados.

rules-circle = Una circunferencia cuenta si su línea está dibujada por completo y sin interrupciones, aunque otras líneas la crucen o la toquen. Un arco que es solo parte de una circunferencia no cuenta.

kinds-triangle = Triángulos
kinds-square = Cuadrados
kinds-rectangle = Rectángulos
kinds-parallelogram = Paralelogramos
kinds-circle = Circunferencias

size-side = { $number } de lado { $a }
size-diagonal = { $number ->
    [one] 1 inclinado
   *[other] { $number } inclinados
}, de diagonal { $a }
size-rectangle = { $number } de ancho { $a } y alto { $b }
size-sides = { $number } de lados { $a } y { $b }
size-legs = { $number } con un lado horizontal y otro vertical de longitud { $a }
size-longest = { $number } cuyo lado más largo es horizontal o vertical, de longitud { $a }
size-radius = { $number } de radio { $a } %
size-parts = { $number } de { $a ->
    [one] una parte
   *[other] { $a } partes
}

by-first-rectangle = { $number } de ancho { $a } ({ $each })
by-first-parallelogram = { $number } de lado menor { $a } ({ $each })
by-other-rectangle = { $number } de alto { $b }
by-other-parallelogram = { $number } con el otro lado { $b }

in-brackets = { $one } ({ $each })

heights = (Los números entre paréntesis los cuentan según la altura de su punto más alto, de arriba abajo.)

total = Número: { $sum }.

ended = { $text }.

width = El dibujo entero mide { $wide } unidades de ancho.

corners = (Entre paréntesis, los vértices, en tanto por ciento del ancho y del alto de la imagen.)

centres = (Los radios, en tanto por ciento del ancho de la imagen; entre paréntesis, los centros, en tanto por ciento de su ancho y su alto.)

places-square = Un punto (x, y) está x pasos a la derecha e y pasos hacia abajo de un origen que no importa.
places-triangular = Un punto (x, y) está x pasos a la derecha y después y pasos igual de largos hacia abajo a la derecha, a 60 grados de la horizontal, de un origen que no importa.

segments = Líneas rectas dibujadas

segment = de { $one } a { $other }

curves = Líneas curvas dibujadas

circle = una circunferencia entera de centro { $centre } y radio { $radius }

arc = un arco de centro { $centre } y radio { $radius }, desde { $start } grados a lo largo de { $extent } grados

angles = Los ángulos se cuentan en el sentido de las agujas del reloj desde la dirección hacia la derecha.

around-one = Cuenta solo los que tienen dentro el punto negro.
around-two = Cuenta solo los que tienen dentro el punto negro, pero no el blanco.

dot-black = El punto negro está en { $place }.
dot-white = El punto blanco está en { $place }.
