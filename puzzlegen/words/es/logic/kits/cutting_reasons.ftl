pairs-triangle = Los triángulos se escriben (fila, lugar en la fila), contando ambos desde 1, desde arriba a la izquierda.
pairs-round = Los tramos se escriben (anillo, lugar): los anillos se cuentan desde dentro; los lugares, en el sentido de las agujas del reloj desde arriba.

fills = { $name } llena { $thing-gender ->
    [f] la
   *[m] el
} { $thing } (un número por trozo, fila por fila): { $map }.

fails = { $name } puede cubrir { $here } de { $ways } maneras y, se siga como se siga, caben como mucho { $fewer } trozos.
fails-at-once = { $name } solo puede cubrir { $here } de una manera, y entonces caben como mucho { $fewer } trozos.

divides = El número de personas debe ser divisor de { $total } ({ $cell-many }) y de { $first } ({ $topping-many }).
divides-both = El número de personas debe ser divisor de { $total } ({ $cell-many }), de { $first } ({ $topping-many }) y de { $more } ({ $second-many }).

no-piece = Para { $people } personas tocarían { $size } { $cell-many } a cada una, pero ningún trozo así con la parte que le corresponde contiene { $here }.

unfair = Para { $people } personas tocarían { $size } { $cell-many } a cada una. De los trozos así con la parte correcta, { $ways } contienen { $here }, y la forma de ninguno puede repetirse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.
unfair-at-once = Para { $people } personas tocarían { $size } { $cell-many } a cada una. Solo un trozo así con la parte correcta contiene { $here }, y su forma no puede repetirse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.

fair = Con { $answer } personas se puede (un número por trozo, fila por fila): { $map }. Así que la respuesta es { $answer }.

sizes = Hay { $total } { $cell-many } para { $number_of } trozos, así que cada trozo tiene { $size }.

forced = A algunos { $cell-many } solo se llega desde { $topping-gender ->
    [f] una sola { $topping }, sin pasar por otra
   *[m] un solo { $topping }, sin pasar por otro
} y sin exceder el tamaño de un trozo: { $forced }.

belong = { $some } desde { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one }

start-one = Solo un trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one } no deja ninguna parte cuyo número de { $cell-many } no cuadre con el de sus { $topping-many }.
start = Empieza con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one }: hay { $ways } trozos con { $topping-gender ->
    [f] ella
   *[m] él
} que no dejan ninguna parte cuyo número de { $cell-many } no cuadre con el de sus { $topping-many }. Repite cada una de sus formas alrededor de { $topping-gender ->
    [f] las demás
   *[m] los demás
} { $topping-many }.

divided = Solo funciona esta división (cada { $cell } muestra el número de su { $topping }, fila por fila): { $map }.
