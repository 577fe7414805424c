places-squares = Las casillas se nombran (fila, columna), desde arriba a la izquierda.
places = Las casillas se nombran (fila, lugar en la fila), desde arriba a la izquierda.

and = { " " }y{ " " }

arrow = { " " }→{ " " }

space = { " " }

shift-down = una fila hacia abajo
shift-up = una fila hacia arriba
shift-right = una columna hacia la derecha
shift-left = una columna hacia la izquierda

clockwise = en sentido horario
anticlockwise = en sentido antihorario

turn = { $degrees }° { $sense }

half-turn = 180°

axis = { $angle ->
    [0] la recta vertical
    [45] la diagonal ascendente
    [90] la recta horizontal
    [135] la diagonal descendente
   *[other] la recta a { $angle }° de la vertical en sentido horario
}

ring-outer = anillo exterior
ring-second = segundo anillo
ring-third = tercer anillo

in-ring = { $count } { $sense } en el { $ring }

still-in-ring = ninguna en el { $ring }

along-ring = { $count } { $sense }

moves-shift = se desplazan { $how } en cada paso
moves-turn = giran { $how } en cada paso
moves-mirror = se reflejan en { $how } en cada paso, así que en el siguiente panel quedan como en el panel { $panel }
moves-rings = avanzan en cada paso { $how }
moves-quarter = dan un cuarto de vuelta { $sense } en cada paso

further-shift = cada vez { $how }
further-turn = cada vez con un giro de { $how }
further-rings = cada vez { $how }

toggle = aparecen o desaparecen en { $count }, { $further }: la última vez, { $last }; después, { $goal }

cells = { $count ->
    [0] ninguna casilla
    [1] una casilla
    [2] dos casillas
    [3] tres casillas
   *[other] { $count } casillas
}

return = vuelven cada { $period ->
    [2] dos
   *[3] tres
} paneles, así que en el siguiente quedan como en el panel { $panel }

grow = aumentan en { $count ->
    [1] una casilla
    [2] dos casillas
    [3] tres casillas
   *[other] { $count } casillas
} en cada paso, { $path }; después se { $count ->
    [1] añade
   *[other] añaden
} { $goal }
shrink = pierden { $count ->
    [1] una casilla
    [2] dos casillas
    [3] tres casillas
   *[other] { $count } casillas
} en cada paso, { $path }; después { $count ->
    [1] desaparece
   *[other] desaparecen
} { $goal }

paths-rings = a lo largo del anillo de casillas
paths-rows = fila por fila
paths-columns = columna por columna

fro = { $path }, de ida y vuelta

each = se mueven así: { $ways }

one = de { $start } a { $goal }, { $how }
one-still = el de { $start } no se mueve

shades = cambian de tono en cada paso: { $order }

in-turns = toman por turno los tonos { $order }; después toca { $shade }

shade-light = claro
shade-dark = oscuro
shade-black = negro
