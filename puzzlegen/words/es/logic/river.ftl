vehicle-river = barca
vehicle-gorge = cabina
vehicle-sea = lancha
vehicle-lake = balsa
vehicle-canyon = barquilla del globo

rules = El guía del sombrero lleva a todos los pasajeros del lado izquierdo a la bandera de la derecha, y va a bordo en todos los viajes. { $capacity } Dos pasajeros unidos por un zigzag rojo en la imagen inferior nunca deben estar en el mismo lado sin el guía. Cada paso al otro lado cuenta como un viaje.

capacity-counted = El número de la { $vehicle } indica cuántos pasajeros lleva como máximo, además del guía.
capacity-weighed = El letrero de la { $vehicle } indica cuánto pueden pesar juntos sus pasajeros como máximo; el guía no cuenta.
capacity-unknown = La { $vehicle } lleva pasajeros hasta cierto peso en total; el guía no cuenta.

ask-fewest = ¿Cuál es el menor número de viajes con el que todos llegan a la derecha?
ask-first = Todos deben pasar al otro lado con el menor número posible de viajes. ¿A quién puede llevar la { $vehicle } en el primer viaje?
ask-carries = Todos pasan al otro lado con el menor número posible de viajes. ¿A quién puede llevar la { $vehicle } en el viaje { $crossing }, contando los de ambos sentidos?
ask-plan = ¿Cuál de estos planes lleva a todos al otro lado? (Para cada viaje se indican los pasajeros a bordo; – significa que el guía va solo.)
ask-boat = ¿Cuántos kilogramos de pasajeros debe poder llevar la { $vehicle } como mínimo para que todos puedan pasar al otro lado?

why-fewest = Este plan funciona: { $plan }. Sigue todos los grupos que pueden quedarse solos: tras los viajes { $numbers }, a la izquierda no pueden quedar esperando menos de { $staying } pasajeros. Así que hacen falta { $answer } viajes.
why-first = { $faults }. Con { $answer } bastan { $crossings }: { $plan }.
why-carries = Un plan de longitud mínima: { $plan }. Tras los viajes { $numbers }, a la izquierda no pueden quedar esperando menos de { $staying } pasajeros, así que no hay ninguno más rápido, y ningún plan de esa longitud lleva a los pasajeros de otra letra en el viaje { $crossing }. Así que es { $answer }.
why-plan = { $faults }. Solo { $answer } funciona.
why-boat = Al principio hay que llevar { $first } kg; si no, se deja atrás una pelea; pero eso no basta. La mayor carga por debajo de { $answer } kg es { $less } kg, y con ella no hay forma de vaciar el lado izquierdo. Con { $answer } kg funciona: { $plan }.

left = { $letter } deja juntos a { $a } y { $b } en el viaje { $number }

heavy = { $letter } necesita { $weight } kg en el viaje { $number }

longer = con { $letter } primero hacen falta { $number } viajes

stands = { $number } { $name }{ $weight }

weighs = { " " }({ $weight } kg)

waiting = Pasajeros a la izquierda

sign = Letrero del vehículo

zigzags = Zigzags rojos entre

pair = { $a } y { $b }
