noun-beam = balanza
    .one = una balanza
    .the = La balanza
    .by = la balanza
    .with = las balanzas
    .it = la
noun-kitchen = balanza
    .one = una balanza
    .the = La balanza
    .by = la balanza
    .with = las balanzas
    .it = la
noun-seesaw = balancín
    .one = un balancín
    .the = El balancín
    .by = el balancín
    .with = los balancines
    .it = lo

rules = Cada juguete pesa un número entero de gramos, de 1 a 9, y los que tienen el mismo aspecto pesan lo mismo. Si { $noun-one } está en equilibrio, los dos lados pesan lo mismo; si no, el lado más bajo pesa más.

ask-heaviest = ¿Cuál de las cosas A a D pesa más que cualquier otra clase de cosa de la imagen?
ask-lightest = ¿Cuál de las cosas A a D pesa menos que cualquier otra clase de cosa de la imagen?
ask-order = ¿Qué fila está ordenada por peso, de la cosa más ligera (a la izquierda) a la más pesada?
ask-tips = { $noun-the } del signo de interrogación sigue con el seguro puesto. ¿Qué ocurre al soltar{ $noun-it }?
ask-pan = { $noun-the } del signo de interrogación sigue con el seguro puesto, y su lado derecho está vacío. ¿Cuál de las cargas A a D hay que poner allí para que siga en equilibrio al soltar{ $noun-it }?
ask-worth = { $noun-the } del signo de interrogación sigue con el seguro puesto. Su lado derecho solo puede llevar más cosas como la que ya tiene. ¿Cuántas debe haber allí en total para que siga en equilibrio al soltar{ $noun-it }?

tips-left = baja su lado izquierdo
tips-right = baja su lado derecho
tips-level = sigue en equilibrio

tilts-left = el lado izquierdo está más bajo
tilts-right = el lado derecho está más bajo
tilts-level = en equilibrio

weighing = izquierda: { $left }; derecha: { $right }; { $tilt }

by = { $count ->
    [one] Según { $noun-by } { $scales }, { $shown }.
   *[other] Juntando { $noun-with } { $scales }: { $shown }.
}

follows = { $sum }, así que { $facts }

heavier = { $heavy } > { $light }

alike = { $heavy } = { $light }

times = { $scale }{ $often ->
    [1] { "" }
    [2] { " " }(dos veces)
   *[3] { " " }(tres veces)
}

row = Por tanto, el orden de la más ligera a la más pesada es { $row }: fila { $answer }.

most-heaviest = Por tanto, la cosa más pesada es: { $key } ({ $answer }).
most-lightest = Por tanto, la cosa más ligera es: { $key } ({ $answer }).

unit = Aquí solo importan las proporciones, así que se puede suponer { $name } = { $weight }.

equal = Según { $noun-by } { $scale }, { $left } = { $right }, así que { $name } = { $weight }.

total = { $load } = { $weight }

sides = { $noun ->
   *[other] En el signo de interrogación, { $left } a la izquierda y { $right } a la derecha: { $so }.
}

answer = la respuesta es { $answer }

locked = con el seguro puesto

several = { $count } × { $name }

numbered = { $noun } { $number }
asked = { $noun } del signo de interrogación
