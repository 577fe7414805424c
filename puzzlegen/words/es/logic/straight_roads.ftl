road-village = camino
    .many = caminos
road-desert = sendero
    .many = senderos
road-canals = canal
    .many = canales

rules = En este croquis hecho de memoria, cada { $road } va desde su número en un lado hasta el mismo número en el otro; donde dos { $road-many } se cruzan, ambos siguen de frente. Las formas no son exactas, pero a lo largo de cada { $road } los cruces son los correctos y en el orden correcto.

straight = En realidad, todos los { $road-many } menos uno son líneas rectas.

ask-crooked = ¿Qué { $road } no es recto? (Da su número.)
ask-crooked_choice = ¿Qué { $road } no es recto?
ask-cannot = ¿Qué dos { $road-many } no pueden ser rectos a la vez?
ask-pairs = ¿Cuántas parejas de { $road-many } se cruzan entre sí más de una vez?
ask-betray = Hay una sola pareja de { $road-many } que no pueden ser rectos a la vez, porque se cruzan dos veces. ¿En qué dos cruces? (Da los recuadros de los anillos que los rodean.)
ask-same = ¿Cuál de los croquis A a D puede mostrar los mismos { $road-many } que el de arriba, con los mismos cruces en el mismo orden a lo largo de cada { $road }? (Un croquis puede estar girado, pero no reflejado.)

two = { $one } y { $other }

crooked = Desde su extremo izquierdo, el { $road } { $number } se cruza con { $met }: con { $again } dos veces, aunque dos rectas se cruzan como mucho una vez. Ningún otro par de { $road-many } se cruza dos veces, así que sin el { $number } todos podrían ser rectos.

cannot = Desde su extremo izquierdo, el { $road } { $one } se cruza con { $met }: con { $other } dos veces, aunque dos rectas se cruzan como mucho una vez. Las demás parejas ofrecidas se cruzan una vez o ninguna.

pairs = Siguiendo un { $road } tras otro, se encuentran estas parejas que vuelven a cruzarse: { $pairs }. Son { $number }.

betray = Desde su extremo izquierdo, el { $road } { $one } se cruza con { $met }: con { $other } dos veces, aunque dos rectas se cruzan como mucho una vez. Ningún otro par de { $road-many } lo hace.

same = Los croquis se diferencian en dos sitios: donde se cruzan los { $road-many } { $first } y donde se cruzan { $second }. En ambos, un { $road } pasa por uno u otro lado del cruce de los otros dos. Solo en el croquis { $letter } coinciden ambos sitios con el de arriba.

sketch = Croquis

sides = A la izquierda, desde arriba: { $left }; a la derecha: { $right }. Cruces en orden desde la izquierda: { $crossings }.

met = { $upper } con { $lower }
