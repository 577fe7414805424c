rules = La fila superior muestra { $shown } paneles por orden; falta el siguiente. { $who }, la misma en todos los pasos. Las reglas: quedar igual; moverse todos igual: { $shift }girar alrededor del centro, reflejarse en una recta que pasa por el centro o avanzar por los anillos de casillas que rodean el centro, en cada anillo su propio número de casillas{ $each }; una serie ininterrumpida de casillas que empieza { $path }, y que en cada paso gana o pierde el mismo número de casillas en su extremo; en cada paso, algunas casillas pasan de vacías a rellenas o al revés, y sus lugares se mueven todos igual de paso en paso; dos o tres estados por turno.{ $shading }

alone = { $subject } siguen una regla

several = { $subjects } siguen cada cual su propia regla

each-others = ; dos o tres marcas de una clase, cada una de las cuales avanza por su anillo su propio número de casillas
each-squares = ; dos o tres marcas de una clase, cada una de las cuales se mueve su propio número de filas y columnas, o de casillas por su anillo

shading = { " " }Además, cuando todos se mueven igual, cada tono puede convertirse siempre en el mismo tono distinto; o todas las casillas sombreadas pueden tomar por turno dos o tres tonos.

shift = desplazarse el mismo número de filas y columnas cada vez (entrando de nuevo por el otro lado),{ " " }

path-others = en una casilla cualquiera del anillo exterior y recorre este y después los interiores, siempre en el mismo sentido
path-squares = en una esquina y llena fila tras fila o columna tras columna (en un solo sentido o de ida y vuelta), o en una casilla cualquiera del anillo exterior y recorre este y después los interiores, siempre en el mismo sentido

subjects-cells = las casillas sombreadas
subjects-dot = los puntos
subjects-ring = los círculos

says = { $subject } { $clauses }.

then = ; además,{ " " }

fits = Así son { $letters }.

ask = ¿Cuál de las opciones A a { $last } es el panel siguiente?

short = Los paneles de la fila superior se siguen unos a otros según reglas fijas. ¿Cuál de las opciones A a { $last } sigue?
