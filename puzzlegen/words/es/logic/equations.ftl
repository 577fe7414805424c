rules-things = Cada tipo de objeto representa un número entero de 1 a { $most }. Los objetos iguales representan el mismo número, y objetos distintos también pueden hacerlo. En cada fila, las multiplicaciones se hacen antes que las sumas y restas.
rules-magic = Cada letra representa un número. Los números de cada línea recta suman lo mismo.
rules-wall-sum = Cada letra representa un número. El número de un ladrillo es la suma de los números de los dos ladrillos en los que se apoya.
rules-wall-product = Cada letra representa un número positivo. El número de un ladrillo es el producto de los números de los dos ladrillos en los que se apoya.

any = Los números también pueden ser negativos o fraccionarios.

ask-value-things = ¿Qué número representa este objeto: { $thing }?
ask-cannot-things = Tres de los cuatro números son posibles para este objeto: { $thing }. ¿Cuál es imposible?
ask-follows-things = Solo una de las filas de A a D tiene que cumplirse también. ¿Cuál?
ask-knowable-things = Solo de uno de los objetos marcados de A a D se puede averiguar con certeza el número. ¿De cuál?
ask-value = ¿Qué número representa X?
ask-knowable = Solo uno de los números de A a D se puede averiguar con certeza. ¿Cuál?
ask-superfluous = Si se tapara uno de los cuatro números marcados de A a D, aún se podría averiguar a partir de todos los demás números de la imagen. ¿Cuál?

row = Fila { $number }
line = Línea { $number }
courses = Hiladas de ladrillos, desde arriba
marked = { $number } (marcado con { $letter })

lead-things = Mira las filas de una en una, con todo lo que se sepa hasta entonces.
narrowed = Fila { $row }: { $thing } = { $numbers }.
false = Pero las otras tres pueden no cumplirse: ({ $things }) puede ser { $ways }.
possible = Pero ({ $things }) puede ser { $ways }.
so = Por tanto, la respuesta es { $answer }.

lead-magic = Dos líneas siguen sumando lo mismo si se quita de ambas el círculo que comparten.
lead-sum = Sea S la suma de una línea.
call = Llamemos n a { $letter }.
put = Por tanto, { $letter } = { $form } = { $value }.
step-plain = { $equation }, así que { $letter } = { $form }.
cover = Tapa { $letter }.
needed = Cada uno de los demás números marcados dice algo que ningún otro dice.
open = { $letter } puede ser { $one }, pero también { $other }.

rules-plan = Un rectángulo grande está cortado en rectángulos menores, cada uno con una letra en la esquina. El número de dentro de una pieza es su área en cm²; los números de los bordes son longitudes en cm.
rules-zigzag = Los puntos que parecen estar en una misma recta lo están. Los lados con igual número de rayitas miden lo mismo; los lados con igual número de puntas de flecha son paralelos.
rules-circle = Los puntos están en una circunferencia.
mark-equal = Las cuerdas con una rayita miden lo mismo.
mark-diameter = La recta que pasa por el punto central es un diámetro.
mark-centre = O es el centro de la circunferencia.
rules-lengths = Los puntos que parecen estar en una misma recta lo están. Todos los números son longitudes en cm; dos letras, como EF, indican la longitud de un punto al otro.
mark-tangent = Una recta que corta la circunferencia en un solo punto es tangente a ella.
mark-parallel = Las rectas con una punta de flecha son paralelas.
mark-right = Los cuadraditos indican ángulos rectos.
not-to-scale = El dibujo no está a escala.

ask-area = ¿Cuántos centímetros cuadrados mide el área X?
ask-length = ¿Cuántos centímetros mide X?
ask-angle = ¿Cuántos grados mide el ángulo X?

lead-plan = Sean w los anchos y h las alturas; w(E–F) va de la izquierda de E a la derecha de F.
lead-circle = Dos letras, como EF, indican el arco entre los puntos; un ángulo inscrito mide la mitad del arco que abarca.
step = { $reason }: { $equation }, así que { $letter } = { $form }.
step-positive = { $reason }: { $equation }; las longitudes son positivas, así que { $letter } = { $form }.
step-same = { $reason }: { $letter } = { $form }.
because-area = Área
because-length = Longitud
because-triangle = Triángulo
because-straight = Línea recta
because-isosceles = Lados iguales
because-parallel = Paralelas
because-round = Circunferencia entera
because-inscribed = Arcos
because-half = Semicircunferencia
because-equal = Cuerdas iguales
because-centre = Ángulo central
because-radii = Radios iguales
because-chords = Potencia de un punto
because-ratio = Teorema de Tales
because-pythagoras = Pitágoras

unknown = no se muestra
told-plan = No está a escala; posición de los bordes en el dibujo (hacia la derecha y hacia abajo):
told-piece = Pieza { $piece }, de { $left } a { $right } a lo ancho y de { $top } a { $bottom } a lo alto: área { $area }
told-across = Longitud de { $low } a { $high } a lo ancho: { $length }
told-down = Longitud de { $low } a { $high } a lo alto: { $length }
told-rays = Rectas { $one } y { $other }, y un lado de cada letra a la siguiente de la imagen
told-equal = Miden lo mismo: { $sides }
told-parallel = Paralelas: { $one } y { $other }
told-circle = Puntos de una circunferencia, en orden: { $points }
told-centre = Centro: { $centre }
told-lines = Rectas, con sus puntos en orden: { $lines }
told-round = Puntos de una circunferencia: { $points }
told-all-parallel = Paralelas: { $lines }
told-right = Ángulo recto en { $at }, entre { $one } y { $other }
told-diameter = Diámetro: { $ends }
