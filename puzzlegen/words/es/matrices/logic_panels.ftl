part-cells = casilla rellena
    .gender = f
part-dots = punto
    .gender = m
part-squares = trazo entre puntos contiguos
    .gender = m
part-wheel = trazo
    .gender = m

rule = el tercer panel tiene { $part-gender ->
    [f] una { $part } justo donde la tienen
   *[m] un { $part } justo donde lo tienen
} los dos primeros, al menos uno, exactamente uno, solo el primero o solo el segundo

turned-first = se gira el primer panel entero (un cuarto de vuelta, media vuelta o nada, siempre igual); después, { $rule }
turned = { " " }Tras ello, el tercer panel puede haberse girado un cuarto de vuelta o media vuelta{ $same }.

same = , siempre igual

setting-logic_panel = Una de cinco reglas vale en todas las filas, de izquierda a derecha{ $columns }: { $rule }.{ $turned }
setting-next = Los paneles 1, 2 y 3, luego 3, 4 y 5, luego 5, 6 y el que falta siguen todos una de cinco reglas: { $rule }.{ $turned }
setting-odd_one_out = En cada una de las opciones A a D vale una de cinco reglas: { $rule }.{ $turned } { $alike }
setting-grouping = En cada uno de los tríos 1 a 6 vale una de cinco reglas: { $rule }.{ $turned } { $alike }

alike-odd_one_out-unturned = Tres de las opciones A a D tienen la misma regla; la intrusa tiene otra.
alike-odd_one_out-turned = Tres de las opciones A a D tienen la misma regla y el mismo giro, o ningún giro; la intrusa se distingue en la regla, en el giro o en ambos.
alike-grouping-unturned = Tres de los tríos 1 a 6 tienen la misma regla; los otros tres comparten otra.
alike-grouping-turned = Tres de los tríos 1 a 6 tienen la misma regla y el mismo giro, o ningún giro; los otros tres también entre sí, pero su regla, su giro o ambos son distintos.

ask-logic_panel = ¿Qué opción es el panel que falta?
ask-next = ¿Qué opción sigue?
ask-odd_one_out = ¿Cuál es la intrusa?
ask-grouping = ¿Qué opción indica los dos grupos?

columns = , o en todas las columnas, de arriba abajo

held-rows = En cada fila, el tercer panel contiene lo que está { $rule }
held-columns = En cada columna, el tercer panel contiene lo que está { $rule }

held-next = En cada grupo de tres, el tercer panel contiene lo que está { $rule }

held = En { $threes }, el tercer panel contiene lo que está { $rule }

# The end of each of these sentences.
ruled = { $parts }{ $turn ->
    [0] .
    [1] , girado un cuarto de vuelta en el sentido de las agujas del reloj.
    [2] , girado media vuelta.
   *[3] , girado un cuarto de vuelta en sentido contrario al de las agujas del reloj.
}

parts-and = en los dos primeros
parts-or = en al menos uno de los dos primeros
parts-xor = en exactamente uno de los dos primeros
parts-minus = en el primero pero no en el segundo
parts-reverse = en el segundo pero no en el primero

made = Así resulta el panel que falta, con { $count }, como en { $letter }.

counted-cells = { $count ->
    [1] 1 casilla rellena
   *[other] { $count } casillas rellenas
}
counted-dots = { $count ->
    [1] 1 punto
   *[other] { $count } puntos
}
counted-squares = { $count ->
    [1] 1 trazo
   *[other] { $count } trazos
}
counted-wheel = { $count ->
    [1] 1 trazo
   *[other] { $count } trazos
}

and = { " " }y{ " " }

first-turn = Antes se gira el primer panel { $turn ->
    [1] un cuarto de vuelta en el sentido de las agujas del reloj
    [2] media vuelta
   *[3] un cuarto de vuelta en sentido contrario al de las agujas del reloj
}.

filled = una casilla rellena
empty = una casilla vacía
dot = un punto
no-dot = un lugar de la retícula sin punto
point = uno de nueve puntos, tres en cada una de tres filas
level = un trazo horizontal
upright = un trazo vertical
around = Cada panel tiene un punto en el centro y ocho alrededor, que se nombran por su lugar.

between = { $one } – { $other }

panel = panel { $number }

three = Trío { $number }

spokes = trazos desde el centro hasta los puntos: { $spokes }

rim = trazos por el borde: { $rim }
