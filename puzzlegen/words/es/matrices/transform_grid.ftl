steps = En cada fila, la figura cambia paso a paso de izquierda a derecha: gira un cuarto de vuelta o media vuelta, o se refleja (se intercambian izquierda y derecha, arriba y abajo, o los dos lados de una diagonal). { $same }{ $blank }

one-step = En cada fila, la figura de la izquierda se transforma en la de la derecha: gira un cuarto de vuelta o media vuelta, o se refleja (se intercambian izquierda y derecha, o arriba y abajo). { $same }{ $blank }

same-change = El cambio es el mismo en todas las filas.

three-change = El cambio es el mismo en tres de las cuatro filas.

same = Los pasos de una fila no tienen por qué ser iguales, pero todas las filas tienen los mismos en el mismo orden.

three = Los pasos de una fila no tienen por qué ser iguales, pero tres de las cuatro filas tienen los mismos en el mismo orden.

groups = Los pasos de una fila no tienen por qué ser iguales. Las filas forman dos grupos de { $count }: dentro de un grupo, todas las filas tienen los mismos pasos en el mismo orden, y son distintos de los del otro grupo.
groups-change = Las filas forman dos grupos de { $count }: dentro de un grupo, el cambio es el mismo, y es distinto del cambio del otro grupo.

blank = { " " }Las casillas pequeñas ocupan el lugar de paneles omitidos.

asks-missing = ¿Qué figura ocupa el lugar del signo de interrogación?
asks-first = ¿Con qué figura empieza la última fila?
asks-row = ¿Qué fila incumple la regla?
asks-grouping = ¿Qué opción indica los dos grupos?
asks-step = ¿Qué cambio único lleva del primer panel de una fila al último?

ask-one-step = ¿Qué cambio lleva de la figura izquierda de cada fila a la derecha?

name-same = ninguno: la figura vuelve a ser la misma
name-clockwise = un cuarto de vuelta en el sentido de las agujas del reloj
name-half = media vuelta
name-counterclockwise = un cuarto de vuelta en sentido contrario al de las agujas del reloj
name-sideways = un reflejo: se intercambian izquierda y derecha
name-upside = un reflejo: se intercambian arriba y abajo
name-falling = un reflejo en la diagonal descendente (de arriba a la izquierda a abajo a la derecha)
name-rising = un reflejo en la diagonal ascendente (de abajo a la izquierda a arriba a la derecha)

short-same = ningún cambio
short-sideways = un reflejo de izquierda a derecha
short-upside = un reflejo de arriba abajo
short-falling = un reflejo en la diagonal descendente
short-rising = un reflejo en la diagonal ascendente

step = el paso { $number } es { $name }

change = el cambio es { $name }

every-row = En cada fila, { $steps }.
other-three = En las otras tres filas, { $steps }.

so-missing = Hecho en la última fila, esto lleva a { $letter }.
so-first = Deshecho desde el final de la última fila, empezando por el último paso, esto lleva de vuelta a { $letter }.
so-row = En la fila { $letter }, sin embargo, { $other }.
so-row-whole = En conjunto es { $whole }; sin embargo, del primer panel de la fila { $letter } al último es { $other }.
so-step = En conjunto es { $whole }: la opción { $letter }.

that = Es la opción { $letter }.

in-rows = { $name } en las filas { $rows }
in-row = { $name } en la fila { $rows }

step-is = El paso { $number } es { $shown }.
all-steps = Todos los pasos juntos son { $shown }.

change-is = El cambio es { $shown }.

or = { " " }y{ " " }

then = , luego{ " " }

together = Uno tras otro, { $steps } dan { $whole }: las filas { $rows } van juntas.

rest = También las demás filas: opción { $letter }.

row = Fila { $number }

gap = { " " }|{ " " }

empty = vacío

asked = signo de interrogación
