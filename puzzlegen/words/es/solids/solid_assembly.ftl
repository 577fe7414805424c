ask-gap = Exactamente una de las piezas A a D, girada en el espacio pero no reflejada, rellena el hueco y completa el bloque. ¿Cuál?
short-gap = ¿Cuál de las piezas A a D, girada pero no reflejada, completa el bloque de { $a } × { $b } × { $c } de la tarjeta? Todos los demás cubos están, también los que no se ven.
ask-pair = ¿Cuál de las opciones A a D es la otra pieza?
short-pair = ¿Cuál de las piezas A a D forma con la de la tarjeta un bloque completo de { $a } × { $b } × { $c } cubos? Las piezas se pueden girar, pero no reflejar.

front = La parte delantera de lo dibujado está abajo a la izquierda.

gap = El hueco es de { $cubes } cubos: { $layers }. Necesita una caja de { $box }, y su fila más larga tiene { $row }.
gap-at-side = En un lado, ningún cubo llega al extremo del bloque. El hueco es de { $cubes } cubos. Necesita una caja de { $box }, y su fila más larga tiene { $row }.

layer-first = { $count } en la capa { $number } desde el suelo
layer = { $count } en la capa { $number }

piece = { $answer } necesita una caja de { $box }, y su fila más larga tiene { $row }.

fits-gap = Giros de { $answer }: { $turns }. Así rellena el hueco.
fits-pair = Giros de { $answer }: { $turns }. Así forma el bloque con la pieza de la tarjeta, tal como está.

as-it-lies = ninguno

rules-gap = La tarjeta de color muestra un bloque de { $a } × { $b } × { $c } cubos unidad al que le falta una pieza; el bloque puede estar apoyado sobre cualquiera de sus lados. Todos los demás cubos están, también los que no se ven. Cada una de las piezas A a D está formada por { $cubes } cubos unidos cara con cara, y se ven todos sus cubos.

rules-pair = Dos piezas forman juntas un bloque completo de { $a } × { $b } × { $c } cubos unidad. Una de ellas, de { $shown } cubos, está en la tarjeta de color; la otra es una de las opciones A a D, de { $cubes } cubos cada una. Las piezas están formadas por cubos unidos cara con cara, y se ven todos los cubos; se pueden girar en el espacio, pero no reflejar.
