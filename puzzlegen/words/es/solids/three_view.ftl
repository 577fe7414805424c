made-wedges = está formado por cubos unidad y cuñas (cubos partidos por la mitad por una diagonal), cada uno sobre el suelo o sobre un cubo. Se ve la parte superior de todas las columnas; fuera de ellas no hay nada.
made-part = es una pieza mecanizada, maciza desde sus superficies superiores hasta el suelo salvo por agujeros redondos pasantes. Se ven todas las superficies superiores y las bocas de todos los agujeros; en lo demás no hay nada.
made-plain-part = es una pieza mecanizada, maciza desde sus superficies superiores hasta el suelo. Se ven todas las superficies superiores; en lo demás no hay nada.

lines = Las vistas muestran solo las aristas visibles, y ninguna entre caras de un mismo plano.
lines-of-parts = Las líneas continuas son aristas o contornos visibles; las discontinuas, ocultos; las de trazo y punto, centros de círculos. Donde las superficies están en un mismo plano o se unen con suavidad no hay arista.
lines-of-plain-parts = Las líneas continuas son aristas visibles y las discontinuas, ocultas; donde las superficies están en un mismo plano no hay arista.

the-solid = El cuerpo { $made }
each-of-these = Cada uno de los cuerpos A a D { $made }

ask-front = ¿Cuál de las opciones A a D es su alzado, visto en la dirección de la flecha roja?
ask-left = ¿Cuál de las opciones A a D es su perfil izquierdo, visto en la dirección de la flecha azul?
ask-top = ¿Cuál de las opciones A a D es su planta, con la parte delantera (flecha roja) en el borde inferior?
ask-solid = ¿Cuál de ellos tiene las vistas de la izquierda: el alzado (flecha roja), a su derecha el perfil izquierdo (flecha azul) y debajo la planta, con la parte delantera abajo?
ask-wrong = A debería ser su alzado (flecha roja), B su perfil izquierdo (flecha azul) y C su planta, con la parte delantera en el borde inferior, pero exactamente una vista está mal. ¿Cuál?

short-front = ¿Cuál de las opciones A a D muestra el cuerpo tal como se ve mirando en la dirección de la flecha roja?
short-left = ¿Cuál de las opciones A a D muestra el cuerpo tal como se ve mirando en la dirección de la flecha azul?
short-top = ¿Cuál de las opciones A a D muestra el cuerpo en vertical desde arriba, con el lado ante el que está la flecha roja en el borde inferior?
short-solid = A la izquierda hay tres vistas de uno de los cuerpos A a D: en la dirección de su flecha roja, en la de su flecha azul y desde arriba. ¿Qué cuerpo es?
short-wrong = A, B y C deberían mostrar el cuerpo visto en la dirección de la flecha roja, en la de la flecha azul y desde arriba. ¿Cuál no lo hace?

point = { $what }.

left-over = Solo queda { $answer }.

wrong = Por tanto, la equivocada es { $answer }.

arrows = La flecha roja apunta desde la parte delantera de un cuerpo hacia la trasera; la azul, de su izquierda a su derecha.

view-front = Alzado
view-left = Perfil izquierdo
view-top = Planta
