floors-plates = plato redondo
    .gender = m
floors-tables = mesa redonda
    .gender = f
floors-rugs = alfombra redonda
    .gender = f

stands = Cada objeto está sobre { $floor-gender ->
    [f] una
   *[m] un
} { $floor } con { $marks } marcas, a { $step }° una de otra; su parte delantera ({ $fronts }) apunta a una de ellas.

sides = Las imágenes están tomadas desde lados distintos.

room = Las imágenes muestran desde lados distintos partes de una misma sala; cada objeto conserva su número.

turn = Los giros se miden en el sentido de las agujas del reloj, vistos desde arriba, de la parte delantera de un objeto a la del otro.

rules-steady = Por el orden de los números, el giro de cada objeto al siguiente es el mismo.
rules-growing = Por el orden de los números, el giro de cada objeto al siguiente aumenta, o disminuye, siempre el mismo ángulo (las vueltas enteras no cuentan).

ask-same = ¿Cuál de las imágenes A a D tiene { $turns } que la imagen de arriba?
ask-odd = Tres de las imágenes A a D tienen { $turns }. ¿Qué imagen es la intrusa?
ask-odd_box = Todas las imágenes menos una tienen { $turns }. Da el recuadro del marco de la intrusa.
ask-turn = ¿Cuántos grados hay que girar el objeto { $start } en el sentido de las agujas del reloj, visto desde arriba, para que mire en la misma dirección que el objeto { $end }? (Son menos de 360.)
ask-breaks = Pero un objeto mira en una dirección equivocada. ¿Cuál?
ask-breaks_box = Pero un objeto mira en una dirección equivocada. Encuádralo junto con su { $floor }, pero sin su número.
ask-next = Ahora viene el objeto { $number }. ¿En cuál de las opciones A a D mira como debe? (Visto desde el mismo lado que la serie.)
ask-count = ¿Cuántos de los demás objetos miran en la misma dirección que el objeto 1?
ask-next-both = Ahora viene el objeto { $number }. ¿En cuál de las opciones A a D, junto al objeto { $last }, mira como debe?

turns = { $bodies ->
    [2] el mismo giro del objeto 1 al objeto 2
   *[3] los mismos giros del objeto 1 al objeto 2 y del objeto 2 al objeto 3
}

degrees = { $number }°

body = objeto { $number }

at-top = arriba, { $turns }

in = en { $name }, { $turns }

read = Cuenta las marcas en el sentido de las agujas del reloj desde donde apunta una parte delantera hasta donde apunta la siguiente, { $step }° cada una: { $shown }.

so-same = Solo { $answer } es como la imagen de arriba.
so-odd = Por tanto, la intrusa es { $answer }.

from-to = { $turn }° de { $one } a { $two }

together = Solo se pueden comparar directamente objetos de una misma imagen, así que ve de { $start } a { $end } pasando por los que aparecen dos veces.

sum = En total son { $sum }°, que sin las vueltas completas son { $rest }°.
sum-plain = En total son { $sum }°.

steady = siempre { $turn }°

growing = cada uno es { $change }° mayor que el anterior, sin contar vueltas completas

shrinking = cada uno es { $change }° menor que el anterior, sin contar vueltas completas

mended = De objeto a objeto, los giros son { $turns }. Si solo se gira el objeto { $wrong }, pasan a ser { $right }: { $rule }.

goes-on = De objeto a objeto, los giros son { $turns }: { $rule }. Luego el giro hasta el objeto { $number } debe ser { $turn }°, como en { $answer }.

by-way = Los objetos de imágenes distintas se comparan a través de los que aparecen dos veces.

counted = Desde el objeto 1 hasta los objetos 2, 3, etc., los giros son { $turns }. El número de 0° entre ellos es { $alike }.

directions = De cada objeto se da cuántos grados está girada su parte delantera en el sentido de las agujas del reloj, vista desde arriba, a partir de la posición en que apunta directamente al espectador de su imagen (0: hacia el espectador, 90: a la izquierda, 180: hacia el fondo, 270: a la derecha). Hay una marca cada { $step }°, y una de ellas está donde apunta cada parte delantera.

from-left = de izquierda a derecha: { $row }

one = { $number } { $kind } { $faces }°

picture = Imagen { $number }
