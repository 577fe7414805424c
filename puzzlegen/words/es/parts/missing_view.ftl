sheet = La hoja muestra una pieza en proyección del primer diedro: la planta está debajo del alzado, el perfil izquierdo a su derecha, y así las demás. Todas las vistas están a la misma escala.
lines = Las líneas continuas son aristas y contornos visibles; las discontinuas, ocultos; las de trazo y punto, ejes. Donde las superficies se unen con suavidad no hay línea.
one-is-wrong = Todas las vistas menos una son de la misma pieza.

ask = ¿Cuál de las opciones A a D es la vista que falta: { $side }?
ask-wrong = ¿Cuál de las vistas A a { $last } es de otra pieza que las demás?

short = Falta una vista de la pieza donde está el signo de interrogación. ¿Cuál de las opciones A a D es?
short-wrong = Una de las vistas A a { $last } es de otra pieza que las demás. ¿Cuál?

principle = Una arista recta que muestra una vista está en el mismo lugar en toda vista que comparte esa dirección: allí algo tiene que empezar, acabar o cambiar de sentido.
offered = { $letter } tiene una línea { $place }, donde { $side } no tiene nada.
given = En { $side } hay una línea { $place }, donde { $letter } no tiene nada.
left-over = Solo { $answer } concuerda con la hoja en todas partes.
conflict = { $has } tiene una línea { $place }, donde { $lacks } no tiene nada.
without = Solo sin { $answer } concuerdan todas las vistas en todas partes.

missing = Falta { $side }.
