line-metro = línea de metro
    .many = líneas de metro
stop-metro = estación
    .many = estaciones
line-trams = línea de tranvía
    .many = líneas de tranvía
stop-trams = parada
    .many = paradas
line-ferries = línea de ferri
    .many = líneas de ferri
stop-ferries = terminal
    .many = terminales

rules = El mapa muestra { $line-many } de distintos colores y todas sus { $stop-many }, con sus números. Cada línea circula en ambos sentidos y para en todas las { $stop-many } por las que pasa; se puede hacer transbordo en cualquier { $stop } en la que paren varias líneas.

hop = Ir de una { $stop } a la siguiente por una línea es un tramo.

ask-changes = ¿Cuál es el menor número de transbordos para ir de la { $stop } { $start } a la { $stop } { $goal }?
ask-stops = ¿Cuál es el menor número de tramos para ir de la { $stop } { $start } a la { $stop } { $goal }, sin importar cuántos transbordos hagan falta?
ask-lazy = Quieres ir de la { $stop } { $start } a la { $stop } { $goal } con el menor número posible de transbordos. ¿Cuál es el menor número de tramos de un viaje así?
ask-ways = De todos los caminos de la { $stop } { $start } a la { $stop } { $goal }, ¿cuántos tienen el menor número de tramos?
ask-trip = En cada uno de estos viajes haces el menor número posible de transbordos. ¿Cuál necesita más transbordos?
ask-pass_box = Hay una { $stop }, aparte de las propias { $start } y { $goal }, por la que debe pasar cualquier viaje de la { $stop } { $start } a la { $stop } { $goal }. ¿Cuál es? (Da el recuadro de su círculo.)

trip = de { $start } a { $goal }

coloured = la línea de color { $hue }

leg = la línea de color { $hue } de { $start } a { $stop }

legs = Un viaje así: { $legs }.

round = { $number ->
    [0] sin transbordos
    [one] con 1 transbordo
   *[other] con { $number } transbordos
}: { $reached }

changes = Las líneas a las que se llega desde { $start }, { $rounds }. { $goal } solo está en alguna de las últimas, así que la respuesta es { $changes }.

rides = En total son { $number } tramos; ningún viaje con tan pocos transbordos tiene menos.

way = Un camino de los más cortos, { $stop } a { $stop }: { $way }. La respuesta es { $number }.
ways = Los caminos más cortos, { $stop } a { $stop }: { $ways }. La respuesta es { $number }.

without-island = Retrocede desde { $end } sin { $key }: solo puedes llegar a { $reached }. { $start } no está entre ellas.
without-reached = Sal de { $start } sin { $key }: solo puedes llegar a { $reached }. { $end } no está entre ellas.

so-pass_box = Así que todos los viajes pasan por ella.

numbered = la { $stop } { $number }

other = { $trip }: { $number }

most = Menor número de transbordos: { $others }. El viaje { $trip } necesita { $changes }: { $legs }.

told = La línea de color { $hue } para en { $stations }.

then = , después{ " " }

to = -
