rules-things = Cada tipo de objeto representa un número entero de 1 a { $most }. Los objetos iguales representan el mismo número, y objetos distintos también pueden hacerlo. En cada fila, las multiplicaciones se hacen antes que las sumas y restas.
rules-magic = Cada letra representa un número. Los números de cada línea recta suman lo mismo.
rules-wall-sum = Cada letra representa un número. El número de un ladrillo es la suma de los números de los dos ladrillos en los que se apoya.
rules-wall-product = Cada letra representa un número positivo. El número de un ladrillo es el producto de los números de los dos ladrillos en los que se apoya.

any = Los números también pueden ser negativos o fraccionarios.

ask-value-things = ¿Qué número representa este objeto: { $thing }?
ask-cannot-things = Tres de los cuatro números son posibles para este objeto: { $thing }. ¿Cuál es imposible?
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
possible = Pero ({ $things }) puede ser { $ways }.
so = Por tanto, la respuesta es { $answer }.

lead-magic = Dos líneas siguen sumando lo mismo si se quita de ambas el círculo que comparten.
lead-sum = Sea S la suma de una línea.
call = Llamemos n a { $letter }.
put = Por tanto, { $letter } = { $form } = { $value }.
step = { $equation }, así que { $letter } = { $form }.
cover = Tapa { $letter }.
needed = Cada uno de los demás números marcados dice algo que ningún otro dice.
open = { $letter } puede ser { $one }, pero también { $other }.
