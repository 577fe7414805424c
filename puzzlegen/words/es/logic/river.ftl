vehicle-river = barca
vehicle-gorge = cabina
vehicle-sea = lancha
vehicle-lake = balsa
vehicle-canyon = barquilla del globo

rules = El guía del sombrero lleva a todos los pasajeros del lado izquierdo a la bandera de la derecha, y va a bordo en todos los viajes. { $capacity } Dos pasajeros unidos por un zigzag rojo nunca deben estar en el mismo lado sin el guía. Cada paso al otro lado cuenta como un viaje.

capacity-counted = El número de la { $vehicle } indica cuántos pasajeros lleva como máximo, además del guía.
capacity-weighed = El letrero de la { $vehicle } indica cuánto pueden pesar juntos sus pasajeros como máximo; el guía no cuenta.
capacity-unknown = La { $vehicle } lleva pasajeros hasta cierto peso en total; el guía no cuenta.

ask-fewest = ¿Cuál es el menor número de viajes con el que todos llegan a la derecha?
ask-first = Todos deben pasar al otro lado con el menor número posible de viajes. ¿Qué pasajeros puede llevar la { $vehicle } en el primer viaje?
ask-carries = Todos pasan al otro lado con el menor número posible de viajes. ¿Qué pasajeros puede llevar la { $vehicle } en el viaje { $crossing }, contando los de ambos sentidos?
ask-plan = ¿Cuál de estos planes lleva a todos al otro lado? (Para cada viaje se indican los pasajeros a bordo; – significa que el guía va solo.)
ask-boat = ¿Cuántos kilogramos de pasajeros debe poder llevar la { $vehicle } como mínimo para que todos puedan pasar al otro lado?

why-fewest = No puede quedar atrás ningún zigzag, así que en el viaje 1 deben ir a bordo al menos estos: { $first }. Se siga como se siga, el número de los que quedan a la izquierda es como mínimo { $staying } tras { $count ->
        [one] el viaje
       *[other] los viajes
    } { $numbers }. Así que hacen falta { $answer } viajes, y este plan lo logra: { $plan }.

why-first = { $faults }. Con { $answer } bastan { $crossings } viajes: { $plan }.
why-carries = Con { $answer } en el viaje { $crossing } bastan { $crossings } viajes: { $plan }. { $faults }.
why-plan = { $faults }. Solo { $answer } funciona.
why-boat = En el viaje 1 hay que llevar al menos { $first } kg; si no, queda atrás una pelea; pero eso no basta. La mayor carga por debajo de { $answer } kg es { $less } kg, y con ella el lado izquierdo no se vacía nunca, se pruebe lo que se pruebe. Con { $answer } kg funciona este plan: { $plan }.

left = { $letter } deja juntos a { $a } y { $b } en el viaje { $number }

heavy = { $letter } necesita { $weight } kg en el viaje { $number }

longer = con { $letter } en el viaje { $crossing } hacen falta al menos { $number }

stands = { $number } { $name }{ $weight }

weighs = { " " }({ $weight } kg)

waiting = Pasajeros a la izquierda

sign = Letrero del vehículo

zigzags = Zigzags rojos entre

pair = { $a } y { $b }

never = siempre que { $letter } pudiera embarcar en el viaje { $crossing }, quedaría atrás una pelea

or = { " " }o{ " " }

many = uno de { $count } grupos
