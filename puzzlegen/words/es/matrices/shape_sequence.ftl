rules = { $who } en todos los pasos: todos a la vez { $shift }giran alrededor del centro, se reflejan en una recta que pasa por él o avanzan por sus anillos, en cada anillo su propio número de casillas{ $each }{ $growing }; lugares que se mueven todos igual pasan de vacíos a rellenos o al revés; dos o tres estados por turno; o sin cambios.{ $shading }

alone = { $subject } siguen una de estas reglas

several = { $subjects } siguen cada cual una de estas reglas

each-others = ; dos o tres marcas de una clase avanzan por sus anillos, cada una su propio número de casillas
each-squares = ; dos o tres marcas de una clase se mueven cada una por sus propias filas y columnas, o por su anillo

shading = { " " }Si todos se mueven igual, cada tono puede convertirse siempre en el mismo otro; o todas las casillas toman por turno dos o tres tonos.

shift = se desplazan por filas y columnas (entrando de nuevo por el lado opuesto),{ " " }


growing-others = ; una serie ininterrumpida por el anillo exterior y hacia dentro gana o pierde las mismas casillas en su extremo
growing-squares = ; una serie ininterrumpida desde una esquina, fila por fila o columna por columna (en un solo sentido o de ida y vuelta), o por el anillo exterior y hacia dentro, gana o pierde las mismas casillas en su extremo

subjects-cells = las casillas sombreadas
subjects-dot = los puntos
subjects-ring = los círculos

says = { $subject } { $clauses }.

then = ; además,{ " " }

fits = Así son { $letters }.

ask = ¿Qué opción es el panel siguiente?

short = Los paneles de la fila superior se siguen unos a otros según reglas fijas. ¿Qué opción sigue?
