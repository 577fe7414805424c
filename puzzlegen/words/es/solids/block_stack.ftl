in-picture = El cuerpo de la imagen { $standing }

above = El cuerpo de la izquierda { $standing }

painted = Toda su superficie está pintada, también donde no se ve en la imagen, pero no donde toca el suelo.

layers = Las capas tienen, desde abajo, { $parts } = { $sum } cubos.

faces = Están pintadas { $top } caras superiores; { $front } que miran hacia abajo a la derecha de la imagen y { $back } ocultas que miran al lado contrario; { $left } que miran hacia abajo a la izquierda y { $right } ocultas que miran al lado contrario: { $top } + { $front } + { $back } + { $left } + { $right } = { $sum }.

read = Lee las alturas en filas paralelas al lado de abajo a la derecha, empezando por la fila de ese lado, y cada fila de izquierda a derecha. El cuerpo tiene { $given }.

back = Desde la esquina opuesta se invierten las filas y el orden dentro de cada una: { $behind }. Esa es la opción { $answer }. { $wrong }.

wrong = { $letter } tiene { $differences }

difference = { $found } en vez de { $right } en el puesto { $place } de la fila { $row }

looked-at = Cada dibujo muestra su cuerpo desde arriba, desde la esquina delantera izquierda, que en su plano está abajo a la izquierda.

ask-count = ¿De cuántos cubos unidad está formado?
short-count = ¿De cuántos cubos unidad está formado el cuerpo? Donde no se ve la parte superior de ninguna columna no hay cubos.
ask-painted = ¿Cuántas caras de cubos unidad están pintadas?
short-painted = Toda la superficie del cuerpo está pintada, menos donde se apoya en el suelo. ¿Cuántas caras de cubos unidad están pintadas?
ask-back = ¿Cuál de las opciones A a D lo muestra visto desde la esquina opuesta, a la misma altura?
short-back = ¿Cuál de las opciones A a D muestra el cuerpo de la izquierda visto desde la esquina opuesta, a la misma altura?
