area-garden = un césped redondo en un jardín
area-winter = un campo redondo de nieve
area-beach = un trozo redondo de playa
area-table = una gran mesa redonda

rules = El plano muestra, en vertical desde arriba, { $area }; cada disco muestra lo que hay en ese lugar. Alrededor pasa un camino con paradas numeradas. Desde el camino, el fotógrafo mira siempre hacia el centro.

twins = Las cosas del mismo tipo son idénticas a la vista.

ask-stop = ¿Desde qué parada se tomó la foto?
ask-stop_box = ¿Desde qué parada se tomó la foto? (Da el recuadro del disco de esta parada.)
ask-view = ¿Cuál de las fotos A a D se tomó desde la parada { $stop }?
ask-order = Alguien fue de la parada 1 a la de número más alto en el sentido de las agujas del reloj. ¿En qué orden se tomaron por el camino las fotos { $first } a { $last }?
ask-cannot = Tres de las fotos A a D se tomaron desde paradas. ¿Cuál no se puede tomar desde ningún punto del camino?
ask-place = En el plano falta { $kind-gender ->
    [f] la
   *[m] el
} { $kind }. Está en uno de los lugares A a D y se ve en las dos fotos, que se tomaron desde dos paradas. ¿En qué lugar está?
ask-steps = Primero se tomó la foto 1. Después el fotógrafo siguió en el sentido de las agujas del reloj, en el orden de los números, y tomó la foto 2 antes de dar la vuelta entera. ¿Cuántas paradas más adelante fue? (La parada siguiente está 1 parada más adelante.)

row = de izquierda a derecha: { $row }

clue-left = { $one-gender ->
    [f] la
   *[m] el
} { $one } está a la izquierda { $other-gender ->
    [f] de la
   *[m] del
} { $other }
clue-none-left = a la izquierda { $other-gender ->
    [f] de la
   *[m] del
} { $other } no hay { $one-gender ->
    [f] ninguna
   *[m] ningún
} { $one }
clue-between = { $other-gender ->
    [f] la
   *[m] el
} { $other } tiene { $one-gender ->
    [f] una
   *[m] un
} { $one } a cada lado
clue-none-right = a la derecha { $other-gender ->
    [f] de la
   *[m] del
} { $other } no hay { $one-gender ->
    [f] ninguna
   *[m] ningún
} { $one }
clue-at = { $one-gender ->
    [f] una
   *[m] un
} { $one } está en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[6] sexto
} lugar desde la izquierda

leaves = { $clue }: { $count ->
    [one] solo queda la parada
   *[other] solo quedan las paradas
} { $stops }

the-picture = En la foto, { $clues }.

in = En la foto { $name }, { $clues }.

from = Desde la parada { $stop } se ve, { $row }. Es la foto { $name }.

the-one = Desde la parada { $stop } se ve, { $row }, como en la foto.

taken = { $name } se tomó desde la parada { $stop }

likewise = Del mismo modo, { $shown }.
taken-likewise = la foto { $name } se tomó desde la parada { $stop }

walk = Siguiendo desde la parada 1, el orden es { $order }.

apart = De la parada { $first } a la parada { $second }, en el sentido de las agujas del reloj, hay { $number }.

never = { $shown }. En { $letter }, { $pairs }. Traza en el plano la recta que pasa por cada uno de estos pares: cada recta descarta la parte del camino que está a uno de sus lados, y entre todas lo descartan entero.

spot = A juzgar solo por el orden de izquierda a derecha, { $kind-gender ->
    [f] la
   *[m] el
} { $kind } está en { $spots }.

so = Solo { $answer } encaja con las dos fotos.

plan = Los lugares del plano se escriben (x, y): x hacia la derecha, y hacia abajo; el centro es (0, 0), y el camino tiene un radio de 120. En las fotos, el primer número dice a qué distancia a la derecha del centro está una cosa (negativo: a la izquierda) y el segundo, a qué distancia del fotógrafo.

on = En { $area }
at = { $name } ({ $x }, { $y })

stops = Paradas, desde la 1

picture = Foto { $name }
