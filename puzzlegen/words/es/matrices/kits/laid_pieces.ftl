as-drawn = tal como está dibujada

turned = girada { $degrees }°{ $sense }

over = volteada (izquierda y derecha cambiadas)

both = { $over } y luego { $turned }

clockwise = { " " }en el sentido de las agujas del reloj

back = { " " }en sentido contrario al de las agujas del reloj

no-sense = { "" }

laid = { $piece } { $how }: { $where }

piece = pieza { $name }

letter = pieza { $name }

row = fila { $first }

rows = filas { $first }–{ $last }

column = columna { $first }

columns = columnas { $first }–{ $last }

left = a la izquierda
middle = en el centro
right = a la derecha

place = { $rows }, { $across }

counted-squares = filas y columnas contadas desde arriba a la izquierda de la figura; piezas fila por fila, desde la izquierda
counted-triangles = filas de la figura contadas desde arriba; piezas fila por fila, desde la izquierda

laying = { $made } ({ $counted }): { $clauses }.

or = { " " }o{ " " }

made-figure = Las piezas forman la figura { $letter }
made-pieces = El conjunto { $letter } forma la figura
made-missing = { $letter } completa la figura

stuck-figure = La pieza { $number } no cabe de ningún modo en { $letters }.
stuck-pieces = La pieza { $number } de { $letters } no cabe de ningún modo en la figura.

crowded-figure = En { $letters } cabe cada pieza por separado, pero nunca todas a la vez.
crowded-pieces = Cada pieza de { $letters } cabe por separado, pero nunca todas a la vez.
crowded-missing = { $letters } caben por separado, pero las piezas dadas nunca llenan lo que queda.

mirrored = { $letter } es la imagen reflejada de { $right }, y las piezas no se pueden voltear.

gap = El hueco es la pieza { $letter } { $how }.

corners = { $letters } tienen { $count } vértices; el hueco tiene { $wanted }.

otherwise = { $letters }, cada una reflejo de la otra, tienen tantos vértices como el hueco, pero otro contorno.
