views = Las vistas se dan sobre una retícula de cuadrados unidad, cuyas esquinas se marcan con +. Entre ellas, --- y | son líneas continuas a lo largo de lados de cuadrados, y / y \ son líneas continuas a lo largo de diagonales de cuadrados.

dashed = Además, - - y : son líneas discontinuas a lo largo de lados de cuadrados. Los cuartos de circunferencia de radio 1 y las diagonales discontinuas se enumeran debajo de la vista, cada uno con su cuadrado.

part = Las piezas se describen por lo que se añade y se corta, en este orden. Las posiciones se dan en unidades desde la esquina delantera izquierda del suelo: x hacia la derecha, y hacia atrás, z hacia arriba.

round = Cuartos de circunferencia
round-dashed = Cuartos de circunferencia discontinuos

slanted-dashed = Diagonales discontinuas

arc = { $cell } con el centro en la esquina { $corner }

diagonal = { $cell } como { $sign }

lower-left = inferior izquierda
lower-right = inferior derecha
upper-right = superior derecha
upper-left = superior izquierda

step = Paso { $number }

ops-add = se añade { $what }, { $where }
ops-cut = se corta { $what }, { $where }

shapes-box = un ortoedro
shapes-cylinder = un cilindro de radio 1 que va { $along }
shapes-wedge = una cuña que va { $along }, la mitad { $other } { $one } de un ortoedro cortado en diagonal

where = x de { $a } a { $p }, y de { $b } a { $q }, z de { $c } a { $r }

left-to-right = de izquierda a derecha
front-to-back = de delante atrás
upright = en vertical

left = izquierda
right = derecha
front = delantera
back = trasera
lower = inferior
upper = superior
