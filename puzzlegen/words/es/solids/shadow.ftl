towers = La tarjeta de color muestra torres sobre un suelo, cada una de uno o más cubos, algunas con tejado: una pirámide, un tejado a dos aguas o uno a un agua, tan altos como un cubo. Ninguna torre queda oculta del todo.

light-cast = Una luz paralela llega en horizontal, en la dirección de la flecha, y proyecta una sombra en una pared vertical detrás de las torres, perpendicular a la luz.
light-cannot = Una luz paralela puede llegar en horizontal desde delante, desde detrás, desde la izquierda o desde la derecha, en paralelo a los lados del suelo, y proyecta una sombra en una pared vertical perpendicular a ella.

ask-cast = ¿Cuál de las opciones A a D es el contorno de esta sombra, tal como lo ve quien mira en la dirección de la luz? Las imágenes reflejadas cuentan como distintas.
ask-cannot = Dos de las opciones A a C son contornos de sombras así o sus imágenes reflejadas. ¿Cuál no lo es?

short-cast = Una luz horizontal llega en la dirección de la flecha. ¿Cuál de las opciones A a D es el contorno de la sombra en una pared detrás de las torres, tal como se ve en la dirección de la flecha?
short-cannot = Una luz horizontal puede llegar en paralelo a cualquiera de los lados del suelo, en los dos sentidos. ¿Cuál de las opciones A a C no es nunca el contorno de la sombra en una pared detrás de las torres?

explanations-cast = En cada columna, según llega la luz, la torre más alta forma el contorno. En cubos, las columnas son, de izquierda a derecha: { $columns }. Es la opción { $answer }. { $others }.
explanations-cannot = En cada columna, según llega la luz, la torre más alta forma el contorno. La luz desde delante o desde detrás proyecta { $front } o su imagen reflejada, en cubos: { $front_columns }. La luz desde la izquierda o la derecha proyecta { $side } o su imagen reflejada: { $side_columns }. { $answer } no es ninguna de las dos: { $columns }.

first-apart = { $letters } { $count ->
    [one] se diferencia
   *[other] se diferencian
} en la columna { $number }

floor = El número de cubos de las torres, en un plano visto desde arriba: la parte delantera está en el borde inferior (. es un lugar sin torre)

seen-left = Se ve desde arriba, desde la esquina delantera izquierda.
seen-right = Se ve desde arriba, desde la esquina delantera derecha.

arrow-points-front = La flecha de la luz apunta de delante hacia atrás.
arrow-points-left = La flecha de la luz apunta de izquierda a derecha.
arrow-points-right = La flecha de la luz apunta de derecha a izquierda.

roofs-on = Tejados encima de estos cubos
roofs-pyramid = { $cell } una pirámide
roofs-ridge_x = { $cell } un tejado a dos aguas con el caballete de izquierda a derecha
roofs-ridge_y = { $cell } un tejado a dos aguas con el caballete de delante hacia atrás
roofs-east = { $cell } un tejado a un agua, alto por la derecha
roofs-west = { $cell } un tejado a un agua, alto por la izquierda
roofs-north = { $cell } un tejado a un agua, alto por detrás
roofs-south = { $cell } un tejado a un agua, alto por delante

outlines = Los contornos se dan columna por columna de izquierda a derecha, con la altura de cada una en cubos.

tops-flat = { $cubes }
tops-peak = { $cubes } a ambos lados, con un pico de { $high } en el centro
tops-rise = { $cubes } en su lado izquierdo, subiendo hasta { $high } en el derecho
tops-fall = { $high } en su lado izquierdo, bajando hasta { $cubes } en el derecho
brief-flat = { $cubes }
brief-peak = { $cubes } con un pico de { $high }
brief-rise = de { $cubes } a { $high }, subiendo
brief-fall = de { $high } a { $cubes }, bajando
