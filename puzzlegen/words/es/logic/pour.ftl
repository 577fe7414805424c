rules = Debajo de cada { $vessel } figura lo que cabe en ella; hay una marca por litro. Un trasvase va de una { $vessel } a otra hasta que la primera quede vacía o la segunda llena; siempre mueve algo.

closed = No se añade ni se tira nada.

tap = Llenar una { $vessel } hasta el borde en el grifo T (T → { $name }) o vaciarla en el fregadero S ({ $name } → S) también cuenta como un trasvase.

ask-fewest = ¿Cuál es el menor número de trasvases tras los cuales una de las { $vessel-many } contiene exactamente { $amount }?
ask-ends = ¿Qué { $vessel } llega a contener exactamente { $amount } con el menor número posible de trasvases? (Da su letra.)
ask-ends_box = ¿Qué { $vessel } llega a contener exactamente { $amount } con el menor número posible de trasvases? (Da el recuadro de su figura, con asas, sin letreros.)
ask-first = Una de las { $vessel-many } tiene que contener exactamente { $amount } tras el menor número posible de trasvases. ¿Cuál de estos trasvases puede ser el primero?
ask-never = ¿Cuál de estas cantidades no puede llegar a ser nunca el contenido de una { $vessel }, por muchos trasvases que hagas?
ask-target = ¿Cuál es el menor número de trasvases que lleva de la fila superior a la inferior?
ask-after = Las cartas muestran trasvases en el orden de sus números. ¿Qué contienen después las { $vessel-many }?
ask-blot = Las cartas muestran trasvases en el orden de sus números; uno está tapado por una mancha. Llevaron de la fila superior a la inferior. ¿Qué hay bajo la mancha?
ask-hidden = Las cartas muestran trasvases en el orden de sus números. Después { $name } contiene exactamente { $amount }. ¿Cuántos litros contenía al principio la { $vessel } tapada?

holds = { $name } tiene capacidad para { $holds } litros y contiene { $has }
row = { $vessels }.

covered = una cantidad desconocida, bajo un paño

beside = A la izquierda está el grifo T; a la derecha, el fregadero S.

lower = Fila inferior

cards = Carta { $number }

blot = una mancha

step = { $pouring } ({ $filling })

why-fewest = Prueba todos los trasvases y anota qué cantidades son nuevas: { $amounts }; ninguna más. Entre ellas no figura la de { $amount }. Hacen falta { $answer } trasvases; entre paréntesis, lo que contiene entonces cada { $vessel }: { $steps }.
why-target = Un camino de longitud mínima y, entre paréntesis, lo que contiene entonces cada { $vessel }: { $steps }. Con menos trasvases solo se llega a otros { $states } repartos, incluido el inicial. Así que hacen falta { $answer }.
why-ends = Un camino de longitud mínima y, entre paréntesis, lo que contiene entonces cada { $vessel }: { $steps }. Cualquier otro camino de esa longitud acaba con { $amount } en la misma { $vessel }: { $answer }.
why-first = Un camino de longitud mínima y, entre paréntesis, lo que contiene entonces cada { $vessel }: { $steps }. Empezando de otra manera, { $later }. Así que es { $answer }.
why-never = Las otras tres cantidades se pueden lograr. { $made }. { $shared }Se vierta lo que se vierta, solo aparecen estas cantidades: { $amounts }. Así que es { $answer }.
why-after = Trasvase a trasvase y, entre paréntesis, lo que contiene entonces cada { $vessel }: { $steps }. Así que es { $answer }.
why-blot = { $pouring } bajo la mancha lleva a la fila inferior: { $steps }. Las demás opciones llevan a otra cosa: { $others }. Así que es { $answer }.
why-hidden = Con 0 a { $most } litros al principio en { $covered }, { $name } acaba, por este orden, con { $left }. Solo { $amount } da { $litres }: { $steps }. Así que había { $answer }.

made = { $amount }: { $steps }

later = { $letter } necesita { $number } trasvases

not-at-all = { $letter } no lleva nunca a ello

shared = Todas las cantidades, las iniciales y las de las { $vessel-many } llenas, son múltiplos de { $divisor }, y los trasvases no lo cambian.{ " " }

vessel-jugs = jarra
    .many = jarras
vessel-clay = vasija
    .many = vasijas
vessel-cylinders = probeta
    .many = probetas
vessel-casks = cuba
    .many = cubas

amount = { $litres ->
    [one] 1 litro
   *[other] { $litres } litros
}

new = { $number ->
    [0] al principio { $amounts }
   *[other] tras { $number }: { $amounts }
}

leads = { $letter }: { $filling }
