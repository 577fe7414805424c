folding = Una hoja de papel, blanca por detrás, se dobla paso a paso. Cada vez, todas las capas del lado de la línea discontinua donde empieza la flecha se doblan por ella hacia el otro lado. Los puntos marcan las esquinas de los cuadrados.

turned = Después, el papel doblado se gira sobre la mesa { $turn ->
    [1] un cuarto de vuelta en el sentido de las agujas del reloj
    [2] media vuelta
   *[3] un cuarto de vuelta en sentido contrario al de las agujas del reloj
} (imagen { $last }).

punched = Se perfora como muestra la imagen { $last }; un agujero atraviesa todas las capas.

ask-unfold = ¿Cuál de las hojas A a D es, una vez desdoblada y vista como en la imagen 1?
ask-count = ¿Cuántos agujeros tiene la hoja una vez desdoblada?
ask-layers = ¿En cuál de los lugares A a D de la imagen { $last } tiene el papel doblado exactamente { $layers }?
ask-place = Se hace un agujero a través de todas las capas en uno de los lugares A a D. La hoja desdoblada de la derecha, vista como en la imagen 1, muestra solo los agujeros que así se hacen en el papel que se plegó. ¿Qué lugar es?
ask-partner = Se hace un agujero a través de todas las capas. En la hoja desdoblada de la derecha, vista como en la imagen 1, uno de los agujeros resultantes está dibujado en negro. ¿En cuál de los puntos A a D hay otro?

layers-thick = { $count ->
    [one] una capa
   *[other] { $count } capas
}

sheet = Los lugares se escriben (x, y), contados en medios cuadrados (la mitad de la distancia entre dos puntos) hacia la derecha y hacia abajo. La hoja tiene sus esquinas en

fold = Doblez { $number }: por la línea { $line }; se dobla la parte con { $side }

before = Los lugares del papel doblado se dan como están antes de girarlo.

punches = Perforado en

holes = Agujeros de la hoja desdoblada

black = El agujero negro

tip = ({ $x }, { $y }) con { $end } { $way }

ends-triangle = la punta aguda
ends-half_moon = el lado curvo
ends-heart = la punta

right = hacia la derecha
down-right = hacia abajo a la derecha
down = hacia abajo
down-left = hacia abajo a la izquierda
left = hacia la izquierda
up-left = hacia arriba a la izquierda
up = hacia arriba
up-right = hacia arriba a la derecha

undone = Deshaz los dobleces del último al primero y cuenta después de cada uno. { $chains }.

chain = { $what }: { $steps }

numbered = Numera los agujeros de la imagen { $last } fila por fila desde arriba, cada fila desde la izquierda.

punch = agujero { $number }

at = lugar { $letter }

total = En total son { $answer } agujeros.

thick = Solo { $answer } tiene { $layers }.

squares = Los cuadrados se escriben (fila, columna), contados desde arriba a la izquierda como en la imagen 1.

out = Al deshacer un doblez, de cada agujero sale una imagen reflejada al otro lado del pliegue, donde haya papel. Así los agujeros quedan en { $holes }: es la opción { $answer }. { $others }.

against-lacks = { $letter } no tiene agujero en { $spot }
against-has = { $letter } tiene un agujero de más en { $spot }
against-turns = el agujero de { $letter } en { $spot } apunta hacia otro lado

made = Devuelve mentalmente el papel de la imagen { $last } a su posición y desdóblalo. Un agujero en { $letter } queda en { $holes }: en el papel que se plegó, exactamente los agujeros que se muestran. En cambio, { $others }.

elsewhere = un agujero en { $letter } perforaría { $spot }, donde no hay ninguno

followed = Sigue cada punto a través de los dobleces. El agujero negro { $way }. { $answer } acaba en el mismo cuadrado: { $key }. { $others }.

lands = cambia de lado con { $folds } y cae en { $spot }

stays = se queda en { $spot }

other = { $letter } { $way }

folds = { $count ->
    [one] el doblez
   *[other] los dobleces
} { $numbers }
