made-wedges = está formado por cubos unidad y cuñas (cubos partidos por la mitad por una diagonal), cada uno sobre el suelo o sobre un cubo. Se ve la parte superior de todas las columnas; donde no se ve ninguna no hay nada.
made-part = es una pieza mecanizada, maciza desde sus superficies superiores hasta el suelo salvo por agujeros redondos que la atraviesan en línea recta. Se ven todas las superficies superiores y las bocas de todos los agujeros.

views = Las vistas de frente y desde la izquierda se ven en la dirección de la flecha roja y de la azul; la vista desde arriba tiene la parte delantera en su borde inferior.

lines = Las vistas muestran solo las aristas visibles, y ninguna línea entre caras que están en un mismo plano.
lines-of-parts = Las líneas continuas son aristas o contornos visibles, las discontinuas están ocultas; no hay línea entre superficies que están en un mismo plano o se unen con suavidad.

the-solid = El cuerpo de la parte superior de la imagen { $made }
each-of-these = Cada uno de los cuerpos A a D { $made }

ask-front = ¿Cuál de las opciones A a D es la vista de frente de este cuerpo?
ask-left = ¿Cuál de las opciones A a D es la vista desde la izquierda de este cuerpo?
ask-top = ¿Cuál de las opciones A a D es la vista desde arriba de este cuerpo?
ask-solid = Arriba están, de izquierda a derecha, las vistas de frente, desde la izquierda y desde arriba de uno de ellos. ¿De cuál?
ask-wrong = A debería ser su vista de frente, B la vista desde la izquierda y C la vista desde arriba, pero exactamente una está mal. ¿Cuál?

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
