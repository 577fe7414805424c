marked-dot = Del área con el punto cuentan cuatro números: sus lados curvos; sus lados en el contorno de la figura entera; todos sus lados; las áreas que comparten con ella un trozo de línea (el exterior no es un área).
marked-arrow = Cuentan cuatro cosas: el ángulo al que apunta la flecha (agudo, recto u obtuso); los lados curvos de su área; las líneas que salen de su vértice; todos los lados de su área.
marked-line = De la línea gruesa cuentan cuatro cosas: si es curva; las áreas junto a ella (el exterior no es un área); las demás líneas que salen de sus extremos; los lados del área contigua (de dos, el número mayor).
marked-ring = Del punto dentro del aro cuentan cuatro números: las líneas curvas que salen de él; las áreas que se juntan allí (el exterior no es un área); todas las líneas que salen de él; las áreas que tienen allí un ángulo recto entre lados rectos.

as-numbers-arrow = { " " }(agudo, recto, obtuso: 1, 2, 3)
as-numbers-line = { " " }(recto, curvo: 0, 1)

counted = Un lado termina solo en un vértice o donde una recta pasa a ser curva.

leave = Una línea que pasa por un punto sale dos veces de él.

only = Fíjate solo en lo que está marcado; el tamaño, el lugar y la dirección no importan.

rule-odd_one_out = En una de ellas coinciden tres figuras, y la intrusa es distinta.
ask-odd_one_out = ¿Qué figura es la intrusa?
rule-grouping = Una de ellas da dos grupos de tres: las figuras de un grupo coinciden, los grupos son distintos.
ask-grouping = ¿Qué opción indica los grupos?
rule-belongs = Las cuatro figuras de arriba coinciden en algunas de ellas. Una opción coincide en todas estas.
ask-belongs = ¿Qué opción va con ellas?
rule-next = De izquierda a derecha, algunas siguen una regla: sin cambios, pasos iguales, o lo mismo otra vez cada dos o tres figuras{ $counted }. La opción correcta continúa todas esas reglas.
ask-next = ¿Qué opción sigue?
rule-analogy = De izquierda a derecha, algunas cambian en el mismo número (tal vez 0) en todas las filas{ $counted }. Con la opción correcta, la última fila hace todo eso.
ask-analogy = ¿Qué opción completa la última fila?
rule-matrix = En todas las filas o en todas las columnas, algunas siguen una misma regla: sin cambios; un mismo paso; los mismos tres valores distintos en cualquier orden; el tercero es la suma o diferencia de los otros{ $counted }. La opción correcta cumple todas esas reglas.
ask-matrix = ¿Qué opción completa la cuadrícula?

dot-curved-sides = lados curvos del área
dot-outer-sides = lados en el contorno
dot-sides = todos los lados del área
dot-neighbours = otras áreas que comparten con ella un trozo de línea
arrow-angle = ángulo (1 agudo, 2 recto, 3 obtuso)
arrow-curved-sides = lados curvos del área
arrow-lines = líneas que salen del vértice
arrow-sides = todos los lados del área
line-curved = curvo (1) o recto (0)
line-areas = áreas junto al trozo
line-lines = otras líneas que salen de sus dos extremos
line-sides = lados del área contigua que más tiene
ring-curved-lines = líneas curvas que salen del punto
ring-areas = áreas que se juntan en el punto
ring-lines = todas las líneas que salen del punto
ring-right-angles = áreas con un ángulo recto entre lados rectos en el punto

seen = { $name }: { $shown }; { $rule }, así que hace falta { $key } ({ $letters }).

so = Solo la opción { $letter } lo cumple todo.

law-same = siempre igual
law-alike = igual dentro de cada { $line }
law-more = { $by } más cada vez
law-less = { $by } menos cada vez
law-again = se repite cada { $by } figuras
law-right-more = de izquierda a derecha, { $by } más en cada fila
law-right-less = de izquierda a derecha, { $by } menos en cada fila
law-right-same = de izquierda a derecha, igual en cada fila
law-along-more = a lo largo de cada { $line }, { $by } más cada vez
law-along-less = a lo largo de cada { $line }, { $by } menos cada vez
law-sum = en cada { $line }, los dos primeros suman el tercero
law-difference = en cada { $line }, la diferencia de los dos primeros es el tercero
law-values = en cada { $line } están los mismos tres valores

row = fila

column = columna

odd_one_out = { $name }: { $shown }. Luego la intrusa es { $letter }.

grouping = { $name }: { $shown }. Luego los grupos son los de { $letter }.

each-odd_one_out = { $number } en { $figures }
each-grouping = { $number } en las figuras { $figures }

figure = Figura { $number }

pointed-dot = el punto que marca está en { $a }
pointed-ring = el aro está alrededor de { $a }
pointed-arrow = la flecha empieza en { $a } y apunta a { $b }
pointed-line = la línea recta de { $a } a { $b } es gruesa
pointed-arc = el arco de centro { $a }, en el sentido de las agujas del reloj de { $b } a { $c }, es grueso
