# How to answer, by the kind of the answer

-pixels = [x1, y1, x2, y2] en píxeles enteros, contados desde la esquina superior izquierda de la imagen; x2 e y2 quedan justo después de sus últimos píxeles.

number = Responde solo con ese número.
estimate = Responde con un solo número.
numbers = Responde con los dos números, primero el menor, separados por una coma, por ejemplo «3, 11».
symbol = Responde solo con ese carácter.
order = Responde con las letras en ese orden, sin espacios, por ejemplo BAC.
cells = Responde con el contenido de todas las casillas en una sola cadena sin separadores: fila por fila desde arriba, y cada fila de izquierda a derecha.
square = Responde con el nombre de la casilla: la letra de su columna y después el número de su fila, por ejemplo c4.
point = Responde con el nombre del punto: la letra de su columna y después el número de su fila, por ejemplo C4. (No hay columna I.)
score = Responde con la letra del color que gana (B para las negras, W para las blancas), un signo más y la diferencia, por ejemplo B+3 o W+12.
move = Responde solo con esa jugada, ya sea con sus dos casillas (e2e4; e7e8q si se corona una dama; el enroque se escribe como la jugada del rey, e1g1) o en notación algebraica con las iniciales inglesas de las piezas (Nf3).
moves = Responde con las jugadas en su orden, separadas por espacios y sin números de jugada, todas con sus dos casillas (e2e4; e7e8q si se corona una dama) o todas en notación algebraica con las iniciales inglesas de las piezas (Nf3).
word = Responde solo con esa palabra inglesa.
words = Responde con esas palabras inglesas, en cualquier orden, separadas por comas.
equation = Responde solo con la igualdad, por ejemplo 12-7=5.
place = Responde con el país, una coma y su región del primer nivel administrativo (un estado, una provincia o similar), por ejemplo «Canadá, Ontario»; en español o en inglés.
box = Responde con su recuadro { -pixels }
boxes = Responde con un recuadro para cada uno, como { -pixels }
boxed = Responde con el recuadro que rodea la opción correcta, sin su letra: { -pixels }

# Of four options at most, and of more: A to H
letter = Responde con la letra de la opción correcta: { $letters } o { $last }.
letter-of-many = Responde con la letra de la opción correcta, de la { $first } a la { $last }.

comma = ,{ " " }
