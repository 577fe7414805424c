pairs-triangle = Los triángulos se escriben (fila, lugar en la fila), desde arriba a la izquierda.
pairs-round = Los tramos se escriben (anillo, lugar): los anillos se cuentan desde dentro; los lugares, en el sentido de las agujas del reloj desde arriba.

fills = { $name } llena { $thing-gender ->
    [f] la
   *[m] el
} { $thing } (números de trozos, fila por fila): { $map }.

fails = { $name } cubre { $here } de { $ways } maneras; ninguna puede continuarse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.
fails-at-once = { $name } cubre { $here } de una sola manera, que no puede continuarse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.

divides = El número de personas debe ser divisor de { $total } ({ $cell-many }) y de { $first } ({ $topping-many }).
divides-both = El número de personas debe ser divisor de { $total } ({ $cell-many }), de { $first } ({ $topping-many }) y de { $more } ({ $second-many }).

no-piece = Para { $people } personas, ningún trozo de { $size } { $cell-many } con la parte que le corresponde contiene { $here }.

unfair = Para { $people } personas, { $ways } trozos de { $size } { $cell-many } con la parte correcta contienen { $here }; la forma de ninguno puede repetirse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.
unfair-many = Para { $people } personas, ningún trozo de { $size } { $cell-many } con la parte correcta tiene una forma que pueda repetirse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.
unfair-at-once = Para { $people } personas, solo un trozo de { $size } { $cell-many } con la parte correcta contiene { $here }; su forma no puede repetirse por { $thing-gender ->
    [f] toda la
   *[m] todo el
} { $thing }.

fair = Para { $answer } personas hay una manera (números de trozos, fila por fila): { $map }.

sizes = Para { $number_of } trozos hay { $total } { $cell-many }, { $size } por trozo.

forced = Solo desde { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one } se llega a { $some } sin exceder el tamaño de un trozo ni pasar por { $topping-gender ->
    [f] otra
   *[m] otro
} { $topping }.

start-one = Solo un trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one } no deja ninguna parte cuyo número de { $cell-many } no cuadre con el de sus { $topping-many }.
start = El trozo con { $topping-gender ->
    [f] la
   *[m] el
} { $topping } { $one } no debe dejar ninguna parte cuyo número de { $cell-many } no cuadre con el de sus { $topping-many }. Hay { $ways } trozos así; { $left ->
    [one] solo uno tiene una forma que cabe también alrededor de { $topping-gender ->
        [f] cada una de las demás
       *[m] cada uno de los demás
    } { $topping-many }.
   *[other] { $left } tienen una forma que cabe también alrededor de { $topping-gender ->
        [f] cada una de las demás
       *[m] cada uno de los demás
    } { $topping-many }, y solo una de ellas completa el resto.
}

divided = Esta es la única división (números de { $topping-many }, fila por fila): { $map }.
