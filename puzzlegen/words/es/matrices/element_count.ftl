counting = Recuentos: { $counts }. La figura que falta cumple todos los que siguen una regla así.

rules-sequence = En la fila superior, algún recuento sigue una regla: sin cambios; pasos iguales; pasos que cambian en pasos iguales; dos números que se alternan; cada uno es la suma de los dos anteriores.
rules-matrix = Algún recuento sigue una misma regla en todas las filas (de izquierda a derecha) o en todas las columnas (de arriba abajo): sin cambios; el mismo paso en todas partes; primero + segundo = tercero; primero − segundo = tercero; totales iguales.

ask = ¿Qué opción es la figura que falta?

short-sequence = El número de algo sigue una regla de figura en figura; la que falta cumple todas las reglas así. ¿Cuál de las figuras A a D es?
short-matrix = El número de algo sigue una misma regla en todas las filas o en todas las columnas; la figura que falta cumple todas las reglas así. ¿Cuál de las figuras A a D es?

along-progression = el paso es siempre { $by }
along-alternation = se alternan { $one } y { $other }
along-growing-steps = los pasos son { $steps }, así que sigue { $last }
along-sum-of-the-two-before = cada número es la suma de los dos anteriores, y sigue { $one } + { $other }

lines-progression = a lo largo de cada { $line }, el paso es siempre { $by }
lines-sum = en cada { $line }, los dos primeros suman el tercero
lines-difference = en cada { $line }, el primero menos el segundo es el tercero
lines-equal-totals = cada { $line } suma { $total }

row = fila
column = columna

row-told = Cuenta { $counted-gender ->
    [f] las
   *[m] los
} { $counted }: { $shown }; { $rule }. Luego la figura que falta tiene { $key }, como { $letter }.

matrix-told = Cuenta { $counted-gender ->
    [f] las
   *[m] los
} { $counted }: { $shown }; { $rule } ({ $sums }). Luego la figura que falta tiene { $key }, como { $letter }.

other = { $counted-gender ->
    [f] Las
   *[m] Los
} { $counted } ({ $shown }, con { $letter } como última figura) también siguen una regla, que también lleva a { $letter }.
