rules-odd_one_out = La imagen muestra cinco cosas, de la A a la E. Cuatro de ellas tienen algo en común que le falta a la quinta: lo que son, lo que tienen o pueden hacer, para qué sirven o dónde se encuentran. Se trata de las cosas, no de cómo están dibujadas.
rules-belongs = Las tres cosas de la fila superior tienen algo en común: lo que son, lo que tienen o pueden hacer, para qué sirven o dónde se encuentran. Se trata de las cosas, no de cómo están dibujadas.
rules-grouping = La imagen muestra seis cosas, de la 1 a la 6. Tres de ellas tienen algo en común que no tiene ninguna de las otras tres: lo que son, lo que tienen o pueden hacer, para qué sirven o dónde se encuentran. Se trata de las cosas, no de cómo están dibujadas.
rules-analogy = La fila superior muestra dos pares de cosas. La primera cosa es a la segunda como la tercera es a la que falta.
rules-matrix = Cada fila de la cuadrícula tiene una cosa de cada una de las mismas tres clases, en cualquier orden. Las cosas de una clase tienen algo en común que no tiene ninguna otra cosa de la cuadrícula: lo que son, lo que tienen o pueden hacer, para qué sirven o dónde se encuentran. Se trata de las cosas, no de cómo están dibujadas.
rules-crossed = Las tres cosas de la fila 1 tienen algo en común, y también las tres de la fila 2: lo que son, lo que tienen o pueden hacer, para qué sirven o dónde se encuentran. Se trata de las cosas, no de cómo están dibujadas.

ask-odd_one_out = ¿Cuál es la intrusa?
ask-belongs = ¿Cuál de las cosas A a D de la fila inferior lo comparte?
ask-grouping = ¿Qué opción separa esas tres de las otras tres?
ask-analogy = ¿Cuál de las cosas A a D de la fila inferior falta?
ask-matrix = ¿Cuál de las cosas A a D corresponde al lugar vacío?
ask-crossed-both = ¿Cuál de las cosas A a D comparte tanto lo que la fila 1 tiene en común como lo que tiene en común la fila 2?
ask-crossed-first = ¿Cuál de las cosas A a D comparte lo que la fila 1 tiene en común, pero no lo que tiene en común la fila 2?
ask-crossed-second = ¿Cuál de las cosas A a D comparte lo que la fila 2 tiene en común, pero no lo que tiene en común la fila 1?
ask-crossed-neither = ¿Cuál de las cosas A a D no comparte ni lo que la fila 1 tiene en común ni lo que tiene en común la fila 2?

short-odd_one_out = Cuatro de las cosas A a E tienen algo en común que le falta a la quinta, aparte de cómo están dibujadas. ¿Cuál es la intrusa?
short-belongs = Las tres cosas de la fila superior tienen algo en común, aparte de cómo están dibujadas. ¿Cuál de las cosas A a D lo comparte?
short-grouping = Tres de las seis cosas tienen algo en común (no cómo están dibujadas) que no tiene ninguna de las otras tres. ¿Qué opción las separa de las otras tres?
short-analogy = La primera cosa es a la segunda como la tercera a la que falta. ¿Cuál de las cosas A a D falta?
short-matrix = Cada fila de la cuadrícula tiene una cosa de cada una de las mismas tres clases, aparte de cómo están dibujadas. ¿Cuál de las cosas A a D corresponde al lugar vacío?
short-crossed = Las cosas de cada una de las dos filas tienen algo en común, aparte de cómo están dibujadas. { $ask }

related = { $one } { $relation } { $other }

stop = { $what }.

and = { " " }y{ " " }

common = { $things } { $text-many }.

not-so = Esto no vale para { $letter }, { $thing }.

only = De las opciones, esto solo vale para { $letter }, { $thing }.

only-both = De las opciones, solo { $letter }, { $thing }, comparte ambas cosas.

only-first = De las opciones, solo { $letter }, { $thing }, comparte lo primero pero no lo segundo.

only-second = De las opciones, solo { $letter }, { $thing }, comparte lo segundo pero no lo primero.

only-neither = De las opciones, solo { $letter }, { $thing }, no comparte ninguna de las dos cosas.

none-of = Esto no vale para ninguna de las demás: { $things }.

class = una cosa { $text } ({ $things })

each-row = En cada fila, { $classes }.

lacks = En la última fila falta la tercera: { $thing }.

upper = La fila superior

thing = Cosa { $number }

row = Fila { $number }

proportion = { $one } : { $other } = { $third } : ?
