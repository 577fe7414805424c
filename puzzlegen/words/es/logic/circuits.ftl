lamp-bench = bombilla
    .many = bombillas
look-bench = círculos con una cruz
lamp-house = bombilla
    .many = bombillas
look-house = círculos con un zigzag
lamp-ship = luz
    .many = luces
look-ship = cuadrados con una cruz

rules = La corriente va de un polo de la pila al otro por cables, { $lamp-many } ({ $look }) e interruptores cerrados, y enciende toda { $lamp } de sus caminos. Los cables que se encuentran solo se unen en los puntos negros. Entre puntos unidos solo por cables e interruptores cerrados no toma otro camino; si son los polos (cortocircuito), no se enciende ninguna { $lamp }.

two-way = Un disco claro es un conmutador: su palanca une el eje cuadrado con un contacto redondo.

ask-lit = ¿Cuántas { $lamp-many } se encienden?
ask-lit_boxes = ¿Qué { $lamp-many } se encienden? Da el recuadro de cada una.
ask-burnt = La { $lamp } { $number } se funde y ya no conduce. ¿Cuántas otras { $lamp-many } se apagan por ello?
ask-burnt_boxes = La { $lamp } { $number } se funde y ya no conduce. Da el recuadro de cada una de las otras { $lamp-many } que se apagan.
ask-settings = Los { $switches } conmutadores pueden ponerse de { $settings } maneras. ¿En cuántas de ellas se enciende la { $lamp } { $number }?
ask-close = La { $lamp } { $number } está apagada. ¿Cuál de los interruptores abiertos A a D hay que cerrar para que se encienda?
ask-pair = La { $lamp } { $number } está apagada. ¿Cuál de estas parejas de interruptores abiertos la enciende cuando se cierran los dos?
ask-cut = ¿Cuál de los cortes A a D en un cable, hecho él solo, apaga la { $lamp } { $number }?
ask-most = ¿Cuál de los cortes A a D en un cable, hecho él solo, apaga más { $lamp-many }?
ask-short = ¿Cuál de los interruptores abiertos A a D produce un cortocircuito si se cierra solo ese?

and = { $one } y { $other }

ways = Todos los caminos de la corriente de polo a polo, { $lamp } a { $lamp }: { $ways }.

no-way = Ningún camino lleva de polo a polo, así que no se enciende ninguna { $lamp }.

dark-detours = En desvíos que acaban donde empiezan, o desconectadas: { $lamp-many } { $numbers }.

dark-bypassed = { $count ->
    [one] Los dos extremos de la { $lamp } { $numbers } están unidos solo por cables e interruptores cerrados, así que queda apagada.
   *[other] Los dos extremos de cada una de las { $lamp-many } { $numbers } están unidos solo por cables e interruptores cerrados, así que quedan apagadas.
}
dark-dead = { $count ->
    [one] La { $lamp } { $numbers } está en un ramal sin salida.
   *[other] Las { $lamp-many } { $numbers } están en ramales sin salida.
}

after = De ellas, solo en caminos por la { $lamp } { $number }: { $out }; en otros: { $count ->
    [0] ninguna
   *[other] { $left }
}.

count = Así que el número es { $number }.

these = Así que son las { $lamp-many } { $numbers }.

lit = al cerrar { $name } se enciende la { $lamp } { $number }: { $way }

changed-on-off = al cerrar { $name } se encienden: { $on }, y se apagan: { $off }
changed-on = al cerrar { $name } se encienden: { $on }
changed-off = al cerrar { $name } se apagan: { $off }
changed-nothing = al cerrar { $name } no cambia ninguna { $lamp }

shorted = al cerrar { $name } los polos quedan unidos solo por cables e interruptores cerrados: un cortocircuito

stay = { $name } no apaga nada

out = { $name } apaga { $lamps }

all = { $tried }.

so = Así que la respuesta es { $letter }.

set = La { $lamp } { $number } solo se enciende con las palancas (desde la fila superior hacia abajo y, en cada fila, de izquierda a derecha) en estos contactos; entre paréntesis, un camino de la corriente que pasa por ella: { $sets }.

one-set = { $levers } ({ $way })

sides-n = superior
sides-e = derecho
sides-s = inferior
sides-w = izquierdo

points = El circuito está sobre puntos en filas y columnas; cada cable va de un punto a otro contiguo.

told-battery = Pila, primero el polo positivo
told-wire = Cables sin nada en ellos
told-open = Interruptores abiertos
told-closed = Interruptores cerrados

arches = Puntos donde un cable salta en arco sobre el otro

lever = Conmutador en { $at }: eje en el lado { $pivot }, palanca en el contacto { $to }

told-lamp = { $lamp ->
    [luz] Luz
   *[bombilla] Bombilla
} { $number }

switch = Interruptor { $name }

dots = En cualquier otro punto, todos los cables que se encuentran están unidos.

run = { $one }–{ $other }
