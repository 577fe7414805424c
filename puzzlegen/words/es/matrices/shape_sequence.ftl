rules = { $who }, la misma en todos los pasos. Las reglas: quedar igual; todos a la vez { $shift }girar alrededor del centro, reflejarse en una recta que pasa por él o avanzar por los anillos que lo rodean, en cada anillo su propio número de casillas{ $each }; una serie ininterrumpida que empieza { $path } y que gana o pierde las mismas casillas en su extremo; algunas casillas que pasan de vacías a rellenas o al revés, cuyos lugares se mueven todos igual; dos o tres estados por turno.{ $shading }

alone = { $subject } siguen una regla

several = { $subjects } siguen cada cual su propia regla

each-others = ; dos o tres marcas de una clase, cada una avanzando por su anillo su propio número de casillas
each-squares = ; dos o tres marcas de una clase, cada una moviéndose por sus propias filas y columnas, o por su anillo

shading = { " " }Si todos se mueven igual, cada tono puede convertirse siempre en el mismo otro; o todas las casillas toman por turno dos o tres tonos.

shift = desplazarse por filas y columnas (entrando de nuevo por el lado opuesto),{ " " }

path-others = en el anillo exterior y sigue en espiral hacia dentro
path-squares = en una esquina y sigue fila por fila o columna por columna (en un solo sentido o de ida y vuelta), o en el anillo exterior y sigue en espiral hacia dentro

subjects-cells = las casillas sombreadas
subjects-dot = los puntos
subjects-ring = los círculos

says = { $subject } { $clauses }.

then = ; además,{ " " }

fits = Así son { $letters }.

ask = ¿Cuál de las opciones A a { $last } es el panel siguiente?

short = Los paneles de la fila superior se siguen unos a otros según reglas fijas. ¿Cuál de las opciones A a { $last } sigue?
