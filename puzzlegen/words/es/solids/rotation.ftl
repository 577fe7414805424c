above = El cuerpo de la tarjeta de color está formado por { $count } cubos unidad unidos cara con cara, y también cada uno de los cuerpos A a D. Se ven todos los cubos de todos los cuerpos.

each = Cada uno de los cuerpos está formado por { $count } cubos unidad unidos cara con cara. Se ven todos los cubos de todos los cuerpos.

rules-odd_one_out = Tres de los cuerpos { $first } a { $last } son el mismo, girado en el espacio de distintas maneras. El intruso no se puede girar hasta que coincida con los otros; las imágenes reflejadas no cuentan como iguales.
rules-grouping = Los cuerpos 1 a 6 forman dos grupos de tres. Los tres cuerpos de un grupo son el mismo, girado en el espacio de distintas maneras; las imágenes reflejadas no cuentan como iguales.
rules-analogy = El cuerpo 1 se gira en el espacio y queda como el cuerpo 2. El cuerpo 3, que es otro, se gira de la misma manera alrededor de los mismos ejes.

ask-same = Exactamente una de las opciones A a D es el mismo cuerpo que el de la tarjeta, girado en el espacio; las imágenes reflejadas no cuentan como iguales. ¿Cuál es?
ask-odd_one_out = ¿Qué cuerpo es el intruso?
ask-grouping = ¿Qué opción indica los grupos?
ask-analogy = ¿Cuál de las opciones A a D muestra cómo queda entonces el cuerpo 3?

short-same = ¿Cuál de las opciones A a D es el mismo cuerpo que el de la tarjeta, girado en el espacio pero no reflejado?
short-odd_one_out = ¿Qué cuerpo es el intruso, se giren como se giren los cuerpos en el espacio?
short-grouping = Girados en el espacio, pero no reflejados, los cuerpos forman dos grupos de tres iguales. ¿Qué opción indica los grupos?
short-analogy = El cuerpo 1 se gira y se convierte en el cuerpo 2. ¿En cuál de las opciones A a D se convierte el cuerpo 3 con el mismo giro?

solid = Cuerpo { $number }

becomes = { $one } pasa a { $other } con { $turns }

chains = { $chains }.

odd-mirror = { $odd } es su imagen reflejada.
odd-moved = { $odd } tiene un cubo en otro sitio.

other-group-mirror = Un grupo es la imagen reflejada del otro.
other-group-moved = Los dos grupos se diferencian en el lugar de un cubo.

same = { $answer }, tras { $turns }, es el cuerpo de la tarjeta. { $mirror } es su imagen reflejada. Los otros dos son imágenes reflejadas el uno del otro; uno de ellos es ese cuerpo con un cubo en otro sitio.

so-turned = El cuerpo 1 pasa a ser el cuerpo 2 con { $turns }. El cuerpo 3, tras { $turns }, es { $answer }.
