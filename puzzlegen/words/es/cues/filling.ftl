liquid-jars = agua
liquid-barrels = zumo
liquid-tanks = chocolate

vessel-jars = tarro
    .many = tarros
vessel-barrels = barril
    .many = barriles
vessel-tanks = depósito
    .many = depósitos

rules = Todos los { $vessel-many } están vacíos cuando se abre el grifo, que corre hasta que se llena el { $vessel } que tiene debajo. En un { $vessel }, el { $liquid } sube hasta el borde inferior de su tubo abierto más bajo que lleve a un { $vessel } aún no lleno, y todo sale por ahí; sin tal tubo, sube hasta el borde. Una válvula con la palanca atravesada en el tubo está cerrada.

scale = Cada división de una escala es un litro. Los tubos no retienen nada y admiten cualquier caudal.

ask-first = ¿Qué { $vessel } se llena primero? (Da su número.)
ask-first_box = ¿Qué { $vessel } se llena primero?
ask-filled = ¿Cuántos { $vessel-many } están llenos cuando han salido { $litres } litros del grifo?
ask-litres = ¿Cuántos litros han salido del grifo cuando se llena el { $vessel } { $number }?
ask-empty = ¿Cuántos { $vessel-many } siguen vacíos al final?
ask-empty_boxes = ¿Qué { $vessel-many } siguen vacíos al final?

boxed-first_box = Recuádralo sin tubos ni soporte.
boxed-empty_boxes = Recuádralos sin tubos ni soportes.

first = De cada { $vessel }, el { $liquid } sale por su tubo abierto más bajo: { $way }.
shut = Todos los tubos que salen del { $vessel } { $number } están cerrados, así que de ahí no pasa nada.
so-first = Así se llena primero el { $vessel } { $number }.

full = De cada { $vessel }, el { $liquid } sale por su tubo abierto más bajo hacia uno que aún no está lleno. Se llenan en este orden (entre paréntesis, el camino hasta allí): { $ways }.

when = Cuando se llena el { $vessel } { $number }, entre todos contienen { $held } = { $litres } litros.
so-filled = Por tanto, tras { $litres } litros hay { $count ->
    [one] un { $vessel } lleno
   *[other] { $count } { $vessel-many } llenos
}.
so-litres = En ese momento los { $vessel-many } { $vessels } contienen { $held } = { $litres } litros.
so-empty = { $liquid ->
   *[other] Hay válvulas que cierran el paso a { $cut } y a todo lo que se alimenta desde ahí. Todo lo demás acaba llenándose, así que siguen vacíos: { $empty }. En total, { $count }.
}

filled = { $number } ({ $way })

tap = El grifo está encima del { $vessel } { $number }.

holds = El { $vessel } { $number } tiene una capacidad de { $litres } litros; tubos: { $pipes }.

leads = en la marca { $height } (contando desde 0, el fondo) uno al { $vessel } { $number }, { $valve }

valves-none = sin válvula
valves-open = con la válvula abierta
valves-shut = con la válvula cerrada
