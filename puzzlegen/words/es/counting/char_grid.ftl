sought-letters = En esta cuadrícula de letras, busca la palabra { $word }.
sought-digits = En esta cuadrícula de cifras, busca la serie de cifras { $word }.

along-horizontal = de izquierda a derecha
along-vertical = de arriba abajo
along-diagonal = en diagonal hacia abajo (a la derecha o a la izquierda)

reading-forwards = Se lee en línea recta, por casillas contiguas: { $directions }. Las demás direcciones no cuentan.
reading-both-ways = Se lee en línea recta, por casillas contiguas: { $directions }; en todos los casos también al revés.

reading-every-way = Se lee en línea recta, por casillas contiguas, en cualquiera de las ocho direcciones.
every = Las apariciones pueden cruzarse o solaparse; todas cuentan.

ask-count = ¿Cuántas veces aparece?

ask-row = Aparece exactamente una vez. ¿En qué fila está su primer carácter? Las filas se cuentan desde arriba, a partir de 1.

ask-boxes = Busca todas sus apariciones; el recuadro de cada una es el menor rectángulo de casillas enteras que contiene todos sus caracteres.

short-count = ¿Cuántas veces aparece { $word } si se lee { $ways }?
short-row = ¿En qué fila desde arriba empieza { $word } si se lee { $ways }?
short-boxes = ¿Qué rectángulos de casillas ocupa { $word } si se lee { $ways }?

every-way = en cualquiera de las ocho direcciones

way-right = hacia la derecha
way-left = hacia la izquierda
way-down = hacia abajo
way-up = hacia arriba
way-down-right = hacia abajo a la derecha
way-down-left = hacia abajo a la izquierda
way-up-right = hacia arriba a la derecha
way-up-left = hacia arriba a la izquierda

begins = columna { $column } { $way }

in-row = fila { $row }: { $columns }

found = Aquí empieza { $word }: { $rows }.

times = Apariciones: { $total }.

counted = (Las filas se cuentan desde arriba y las columnas, desde la izquierda.)

grid = La cuadrícula, fila por fila desde arriba

cell = fila { $row }, columna { $column }

ask-mend = Todavía no aparece, pero aparecería si en una de cuatro casillas hubiera otro carácter. ¿En cuál? Las filas se cuentan desde arriba y las columnas, desde la izquierda, a partir de 1.
short-mend = Leído { $ways }, { $word } todavía no aparece. ¿En cuál de estas casillas, contadas desde la esquina superior izquierda, haría otro carácter que apareciera?

made = Con { $character } en la { $cell }, aquí empieza { $word }: { $rows }.
