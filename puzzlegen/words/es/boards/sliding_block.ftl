piece-cars = vehículo
    .red = coche
    .many = vehículos
piece-boats = barco
    .red = barco
    .many = barcos
piece-blocks = bloque
    .red = bloque
    .many = bloques
piece-crates = cajón
    .red = cajón
    .many = cajones
piece-pucks = disco
    .red = disco
    .many = discos

moves-along = Cada { $one } se mueve solo a lo largo, hacia delante o hacia atrás, por casillas libres; nunca gira. Un movimiento lleva un { $one } cualquier número de casillas en una dirección.

moves-any = Cada { $one } se desliza hacia arriba, hacia abajo, a la izquierda o a la derecha por casillas libres; nunca se gira ni se levanta. Un movimiento lleva un { $one } cualquier número de casillas en una dirección.

moves-until = Un { $one } empujado se desliza en línea recta hasta que lo detiene el borde de la pista, una roca u otro { $one }. Un movimiento es un empujón a un { $one }: hacia arriba, hacia abajo, a la izquierda o a la derecha.

fixed-cars = Los arbustos no se mueven nunca.
fixed-boats = Las rocas no se mueven nunca.

goal-along = El { $one-red } rojo tiene que salir por la abertura de la flecha; cruzar la abertura forma parte de su último movimiento.
goal-any = El { $one-red } rojo tiene que llegar al sitio del contorno rojo discontinuo y llenarlo exactamente.
goal-until = El { $one-red } rojo tiene que detenerse en la casilla del contorno rojo discontinuo; no basta con pasar por ella.

done-along = salir
done-any = llegar a su sitio
done-until = llegar a su casilla

ask-fewest = ¿Cuál es el menor número de movimientos con el que el { $one-red } rojo puede { $done }?
ask-first = Solo uno de estos cuatro primeros movimientos sigue permitiendo al { $one-red } rojo { $done } en el menor número posible de movimientos. ¿Cuál?
ask-mover = Para que el { $one-red } rojo pueda { $done } en el menor número posible de movimientos, siempre tiene que moverse primero el mismo { $one }. ¿Qué número tiene?
ask-mover_box = Para que el { $one-red } rojo pueda { $done } en el menor número posible de movimientos, siempre tiene que moverse primero el mismo { $one }. ¿Cuál es? Su recuadro encierra las casillas que ocupa.
ask-stay = Aquí no importa el número de movimientos. Tres de estos cuatro { $one-many } tienen que moverse antes de que el { $one-red } rojo pueda { $done }; el otro puede quedarse todo el tiempo donde está. ¿Cuál puede quedarse?
ask-within = ¿A cuál de los tableros A a D, en los que los { $one-many } no llevan número, se puede llegar desde el grande en { $count } movimientos como mucho?
ask-after = ¿Cuál de los tableros A a D, en los que los { $one-many } no llevan número, es el resultado?
rules-after = Se hacen estos movimientos uno tras otro, y en cada uno el { $one } llega lo más lejos que puede: { $moves }.
ask-now = ¿Cuántos movimientos distintos son posibles ahora? Los movimientos de un mismo { $one } en direcciones distintas { $manner ->
    [until] { "" }
   *[other] o de distinta longitud{ " " }
}se cuentan por separado.

by = { $number } { $way } ({ $far ->
    [one] 1 casilla
   *[other] { $far } casillas
})
step = { $number } { $way } ({ $far })
out = { $number } { $way } por la abertura

push = { $number } { $way }

way-up = hacia arriba
way-down = hacia abajo
way-left = a la izquierda
way-right = a la derecha

number = { $number }

why-fewest = { $done ->
   *[other] Hacen falta { $count } movimientos: { $way }. Con menos movimientos, probados todos, se alcanzan { $met } posiciones; en ninguna ha llegado el { $one-red } rojo a su meta. Por tanto, el menor número es { $count }.
}
why-first = Una manera es { $way }: { $count } movimientos. Los otros primeros movimientos necesitan más, aunque todo lo que sigue vaya lo más rápido posible: { $others }. Por tanto, el movimiento correcto es { $answer }.
why-mover = Una manera es { $way }: { $count } movimientos. Si empieza otro { $one }, hacen falta como mínimo: { $others }. Por tanto, tiene que moverse primero el { $number }.
why-stay = Así el { $number } se queda donde está: { $way }. Si se queda otro, en ninguna de las posiciones a que se llega (entre paréntesis, cuántas) puede el { $one-red } rojo { $done }: { $stuck }. Por tanto, el que puede quedarse es el { $number }.
why-within = Al tablero { $answer } se llega con { $way }. Con { $count } movimientos como mucho se puede llegar a { $met } posiciones, y entre ellas no está ninguno de los otros tres tableros.
why-after = Movimiento a movimiento, con el número de casillas: { $way }. Resulta el tablero { $answer }.
why-now = Los movimientos son { $way }: { $count } en total.

alike = (Si dos { $one-many } iguales intercambian sus sitios, no cuenta como posición nueva.)

total = { $total } movimientos con { $move }
more = no menos con los demás ({ $count })

never = con { $move }, no se consigue nunca

stuck = { $number } ({ $met })

shown = El tablero (los números iguales son un { $one }, «.» es una casilla libre, «#» es un obstáculo que no se mueve nunca):

all-shown = Los tableros A a D (las letras iguales son un { $one }, R es el rojo):

special = El número { $number } es el rojo.

gap = La abertura está donde acaba el carril del rojo, junto a la casilla { $cells }.
outline = El contorno discontinuo rodea estas casillas: { $cells }.
