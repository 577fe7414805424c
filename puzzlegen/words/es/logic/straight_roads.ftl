road-village = camino
    .many = caminos
road-desert = sendero
    .many = senderos
road-canals = canal
    .many = canales

rules = Este es un croquis que alguien ha hecho de memoria. Cada { $road } va desde su número en un lado hasta el mismo número en el otro lado; donde dos { $road-many } se cruzan, ambos siguen de frente. El croquis está deformado, pero a lo largo de cada { $road } los cruces son los correctos y están en el orden correcto.

straight = En realidad, todos los { $road-many } menos uno son líneas rectas.

ask-crooked = ¿Qué { $road } no es recto? (Da su número.)
ask-crooked_choice = ¿Qué { $road } no es recto?
ask-cannot = ¿Qué dos { $road-many } no pueden ser rectos a la vez?
ask-pairs = ¿Cuántas parejas de { $road-many } se cruzan entre sí más de una vez?
ask-betray = Hay una sola pareja de { $road-many } que no pueden ser rectos a la vez, porque se cruzan dos veces. ¿En qué dos cruces? (Da los recuadros de los anillos que los rodean.)
ask-same = ¿Cuál de los croquis A a D puede mostrar los mismos { $road-many } que el de arriba, con los mismos cruces en el mismo orden a lo largo de cada { $road }? (Un croquis puede estar girado, pero no reflejado.)

two = { $one } y { $other }

crooked = Dos rectas se cruzan como mucho una vez, pero estas parejas se cruzan dos veces: { $pairs }. Luego en cada pareja hay uno que no es recto. Solo el { $road } { $number } está en todas ellas, y sin él no hay dos que se crucen dos veces.

cannot = Dos rectas se cruzan como mucho una vez. Sigue { $pair }: se cruzan dos veces. Las demás parejas ofrecidas se cruzan una vez o ninguna.

pairs = Siguiendo un { $road } tras otro, se encuentran estas parejas que vuelven a cruzarse: { $pairs }. Son { $number }.

betray = Dos rectas se cruzan como mucho una vez; { $pairs } se cruzan dos veces, y ningún otro par lo hace.

same = Los croquis se diferencian en dos sitios: donde se cruzan los { $road-many } { $first } y donde se cruzan { $second }. En ambos, un { $road } pasa por uno u otro lado del cruce de los otros dos. Solo en el croquis { $letter } coinciden ambos sitios con el de arriba.

sketch = Croquis

sides = A la izquierda, desde arriba: { $left }; a la derecha: { $right }. Cruces en orden desde la izquierda: { $crossings }.

met = { $upper } con { $lower }
