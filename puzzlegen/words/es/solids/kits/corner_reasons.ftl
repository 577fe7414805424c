and = { " " }y{ " " }

the = { $mark-gender ->
    [f] la
    [mp] los
    [fp] las
   *[m] el
} { $mark }

tee = T
    .gender = f

meet-fold = Al plegar el desarrollo, { $marks } quedan en un mismo vértice, en este orden en el sentido de las agujas del reloj y con el giro que tienen en el cubo { $answer }.
meet-not_fold = El cubo { $answer } muestra { $marks } en el sentido de las agujas del reloj alrededor de un vértice.
meet-net = El cubo muestra { $marks } en el sentido de las agujas del reloj alrededor de un vértice; el desarrollo { $answer } los junta de esta manera.

others = Los demás cubos muestran vértices del desarrollo plegado.

of-cubes = en { $letters }, { $fault }
of-nets = { $count ->
    [one] en el cubo que forma el desarrollo { $letters }, { $fault }
   *[other] en los cubos que forman los desarrollos { $letters }, { $fault }
}

faults = { $faults }.

put-opposite = se juntan { $marks }, pero en el desarrollo están en caras opuestas
opposite = { $marks } están en caras opuestas

put-in-reverse = { $marks } siguen el sentido de las agujas del reloj, pero en el desarrollo plegado van en el contrario
reversed = { $marks } van en sentido contrario al de las agujas del reloj

turn = falta girar { $mark } { $how }

clockwise = un cuarto de vuelta en el sentido de las agujas del reloj
half-turn = media vuelta
anticlockwise = un cuarto de vuelta en sentido contrario al de las agujas del reloj

quarter = un cuarto de vuelta
