rules = { $who }: todos a la vez { $shift }giran alrededor del centro, se reflejan en una recta que pasa por él o avanzan por sus anillos, cada anillo a su ritmo{ $each }{ $growing }; lugares que se mueven así pasan de vacíos a rellenos o al revés; dos o tres estados se turnan; o nada cambia.{ $shading }

alone = { $subject } siguen una regla

several = { $subjects } siguen cada cual una regla

each-others = ; dos o tres marcas avanzan por su anillo, cada una a su ritmo
each-squares = ; dos o tres marcas se desplazan o avanzan por su anillo, cada una a su ritmo

shading = { " " }Si todos se mueven igual, cada tono puede convertirse siempre en otro; o todas las casillas toman por turno dos o tres tonos.

shift = se desplazan por filas y columnas (entrando de nuevo por el lado opuesto),{ " " }


growing-others = ; una serie en espiral hacia dentro gana o pierde siempre el mismo número de casillas
growing-squares = ; una serie desde una esquina, por filas o columnas (también de ida y vuelta) o en espiral hacia dentro, gana o pierde siempre el mismo número de casillas

subjects-cells = las casillas sombreadas
subjects-dot = los puntos
subjects-ring = los círculos

says = { $subject } { $clauses }.

then = ; además,{ " " }

fits = Así son { $letters }.

ask = ¿Qué opción es el panel siguiente?

short = Los paneles de la fila superior se siguen unos a otros según reglas fijas. ¿Qué opción sigue?
