made-wedges = está formado por cubos unidad y cuñas, que son cubos unidad partidos por la mitad por una diagonal. Cada cubo y cada cuña está sobre el suelo o sobre un cubo. Se ve la parte superior de todas las columnas, así que donde no se ve ninguna no hay nada.
made-part = es una pieza mecanizada. Es maciza desde sus superficies superiores hasta el suelo, salvo por agujeros redondos, cada uno de los cuales atraviesa todo lo que encuentra. Se ven todas las superficies superiores y las bocas de todos los agujeros.

views = La vista de frente es lo que se ve mirando en la dirección de la flecha roja; la vista desde la izquierda, lo que se ve mirando en la dirección de la flecha azul; y la vista desde arriba tiene la parte delantera en su borde inferior.

lines = Las vistas muestran solo las aristas visibles, y ninguna línea entre caras que están en un mismo plano.
lines-of-parts = Las vistas muestran las aristas visibles con líneas continuas y las ocultas con líneas discontinuas, salvo si están detrás de líneas continuas; las superficies curvas se dibujan con sus contornos. No hay línea donde las superficies están en un mismo plano o se unen con suavidad.

the-solid = El cuerpo de la parte superior de la imagen { $made }
each-of-these = Cada uno de los cuerpos A a D { $made }

ask-front = ¿Cuál de las opciones A a D es la vista de frente de este cuerpo?
ask-left = ¿Cuál de las opciones A a D es la vista desde la izquierda de este cuerpo?
ask-top = ¿Cuál de las opciones A a D es la vista desde arriba de este cuerpo?
ask-solid = La parte superior de la imagen muestra, de izquierda a derecha, las vistas de frente, desde la izquierda y desde arriba de uno de estos cuerpos. ¿Cuál es?
ask-wrong = Debajo, A debería ser su vista de frente, B su vista desde la izquierda y C su vista desde arriba; pero exactamente una de ellas no lo es. ¿Cuál está mal?

short-front = ¿Cuál de las opciones A a D muestra el cuerpo de arriba tal como se ve mirando en la dirección de la flecha roja?
short-left = ¿Cuál de las opciones A a D muestra el cuerpo de arriba tal como se ve mirando en la dirección de la flecha azul?
short-top = ¿Cuál de las opciones A a D muestra el cuerpo en vertical desde arriba, con el lado ante el que está la flecha roja en el borde inferior?
short-solid = Arriba hay tres vistas de uno de los cuerpos A a D: en la dirección de su flecha roja, en la de su flecha azul y desde arriba. ¿Qué cuerpo es?
short-wrong = A, B y C deberían mostrar el cuerpo de arriba visto en la dirección de la flecha roja, en la de la flecha azul y desde arriba. ¿Cuál no lo hace?

point = { $what }.

left-over = Solo queda { $answer }.

wrong = Por tanto, la equivocada es { $answer }.

arrows = La flecha roja apunta desde la parte delantera de un cuerpo hacia la trasera; la azul, de su izquierda a su derecha.

view-front = Vista de frente
view-left = Vista desde la izquierda
view-top = Vista desde arriba
