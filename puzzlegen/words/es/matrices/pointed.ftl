marked-dot = En cada figura, un punto marca un área. Solo importan cuatro cosas: el número de sus lados curvos; el de sus lados en el contorno de la figura entera; el de todos sus lados; y el de las demás áreas que comparten con ella un trozo de línea.
marked-arrow = En cada figura, una flecha está en un área y apunta a uno de sus ángulos. Solo importan cuatro cosas: si el ángulo es agudo, recto u obtuso; el número de lados curvos del área; el de líneas que salen del vértice del ángulo; y el de todos los lados del área.
marked-line = En cada figura, una línea gruesa marca un trozo de línea entre dos puntos en los que se juntan líneas o en los que una línea recta pasa a ser curva. Solo importan cuatro cosas: si el trozo es curvo; el número de áreas que están junto a él; el de las demás líneas que salen de sus dos extremos; y el de lados del área que está junto a él (de dos áreas, la que tiene más lados).
marked-ring = En cada figura, un pequeño aro marca un punto en el que se juntan líneas o en el que una línea recta pasa a ser curva. Solo importan cuatro cosas: el número de líneas curvas que salen de él; el de áreas que se juntan allí; el de todas las líneas que salen de él; y el de áreas que tienen allí un ángulo recto entre lados rectos.

as-numbers-arrow = { " " }(agudo, recto y obtuso cuentan como 1, 2 y 3)
as-numbers-line = { " " }(recto y curvo cuentan como 0 y 1)

counted = Un lado, recto o curvo, sigue hasta que la dirección cambia de golpe o una línea recta pasa a ser curva; las líneas que solo terminan en él no lo dividen.

leave = Una línea que pasa por un punto sale dos veces de él.

only = Fíjate solo en lo que está marcado; el tamaño, el lugar y la dirección no importan.

rule-odd_one_out = En una de las cuatro cosas coinciden tres de las figuras A a D, y la intrusa es distinta.
ask-odd_one_out = ¿Qué figura es la intrusa?
rule-grouping = Una de las cuatro cosas da dos grupos de tres: las figuras de un grupo coinciden, y los grupos son distintos.
ask-grouping = ¿Qué opción indica los grupos?
rule-belongs = Las cuatro figuras de arriba coinciden en algunas de las cuatro cosas. Una opción coincide con ellas en todas esas cosas.
ask-belongs = ¿Qué opción va con ellas?
rule-next = De izquierda a derecha, algunas de las cuatro cosas siguen una regla: el número queda igual, crece siempre lo mismo, disminuye siempre lo mismo o vuelve cada dos o tres figuras{ $counted }. La opción correcta continúa todas esas reglas.
ask-next = ¿Qué opción sigue?
rule-analogy = En cada fila, la figura de la izquierda se transforma en la de la derecha. En algunas de las cuatro cosas, el número crece lo mismo en todas las filas, disminuye lo mismo en todas las filas o queda como está en todas las filas{ $counted }. Con la opción correcta, la última fila hace lo mismo en todas esas cosas.
ask-analogy = ¿Qué opción completa la última fila?
rule-matrix = En todas las filas o en todas las columnas, algunas de las cuatro cosas siguen una misma regla: el número queda igual, crece siempre en la misma cantidad, disminuye siempre en la misma cantidad, toma los mismos tres valores distintos en algún orden, o el tercero es siempre la suma de los dos primeros, o siempre su diferencia{ $counted }. La opción correcta cumple todas esas reglas.
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
