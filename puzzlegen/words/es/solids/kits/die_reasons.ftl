pips = { $number }

and = { " " }y{ " " }

shared = Las vistas { $i } y { $j } muestran ambas el { $x } y el { $y }; junto a ellos, una muestra el { $a } y la otra el { $b }, así que el { $a } y el { $b } son opuestos.

surrounded = Junto al { $x } se ven { $others }, así que solo el { $a } puede ser el opuesto del { $x }.

round = En sentido horario alrededor del { $x } están el { $a } y luego el { $b } en la vista { $i }, y el { $p } y luego el { $q } en la vista { $j }, así que el { $a } es el opuesto del { $p }, y el { $b }, el del { $q }.
round-left = Alrededor del { $x } están el { $a } y el { $b } en la vista { $i }, y el { $p } y el { $q } en la vista { $j }, así que solo queda el { $r } como opuesto del { $x }.

in-line = Con el { $x } girado igual en las vistas { $i } y { $j }, el { $a } y el { $b } quedan a uno y otro lado, así que son opuestos.

left-over = Quedan el { $a } y el { $b }, así que son opuestos.

held = Un dado que concuerda con todas las vistas, puesto como en la vista 1, tiene que tener { $held }.

behind-top = el { $mark } abajo
behind-front = el { $mark } enfrente de la cara izquierda
behind-right = el { $mark } enfrente de la cara derecha

order = En sentido horario alrededor de un vértice, { $where } { $seen }; { $opposites ->
    [0] la última vista tiene los mismos:
    [1] uno cambiado por su opuesto invierte el orden: la última vista tiene
    [2] dos cambiados por sus opuestos lo mantienen: la última vista tiene
   *[3] todos cambiados por sus opuestos lo invierten: la última vista tiene
} { $last }.

view-shows = la vista { $i } muestra

views-show = las vistas { $i } y { $j } juntas (con el { $x } girado igual) muestran

straight-on = Vistas de frente las caras (la superior sobre la izquierda),{ " " }

turned = { $straight }el { $m } aparece en la vista { $k } { $how }, con el { $w } { $side }; en la última vista, el { $w } { $is_at } { $there }, así que el { $m } aparece { $so }.

is = está

opposite-is = (opuesto del { $p }) está

above = encima
to-the-right = a su derecha
below = debajo
to-the-left = a su izquierda

or = { " " }o{ " " }

not-together = El { $a } y el { $b } nunca se ven juntos, así que no es { $letters }.

clockwise = Con { $letters }, el { $x }, el { $y } y el { $a } irían en sentido horario, pero en la vista { $k } van así el { $x }, el { $y } y el { $b }.

other-side = Con { $letters }, el { $a } estaría en otro lado del { $x }, según está girado, que en la vista { $k }.

same-side = Con { $letters }, el { $a } estaría en el lado del { $x }, según está girado, en el que la vista { $k } tiene el { $b }.
