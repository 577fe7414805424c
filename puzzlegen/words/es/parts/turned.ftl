above = Cada imagen muestra una pieza mecanizada, vista desde { $elevation }° sobre la horizontal. De una imagen a otra, las piezas solo giran alrededor del eje vertical, en múltiplos de { $step }°.
mirrored = Una imagen reflejada cuenta como otra pieza.

ask-same = ¿Cuál de las opciones A a D muestra la pieza enmarcada, girada?
ask-odd_one_out = Tres de las opciones A a D muestran la misma pieza, girada. ¿Cuál muestra otra pieza?

short-same = ¿Cuál de las opciones A a D es la pieza enmarcada, girada alrededor de su eje vertical pero no reflejada?
short-odd_one_out = Giradas alrededor del eje vertical, pero no reflejadas, tres de las piezas son iguales. ¿Cuál es distinta?

right = { $answer } es la pieza enmarcada girada { $turned }, vista desde arriba.
other = Solo { $answer } no puede girarse hasta coincidir con las otras tres, que son una misma pieza.
other-mirror = { $answer } es la imagen reflejada de las otras tres, que son una misma pieza.
mirror = { $letter } es la imagen reflejada.
lacks = Girada { $turned }, { $letter } no tiene nada { $where } de { $first }, donde se ve una superficie.
has = Girada { $turned }, { $letter } tiene una superficie { $where } de { $first }, delante de todo lo que se ve allí.
framed = la imagen enmarcada
unturned = 0°
anticlockwise = { $turn }° en sentido antihorario
clockwise = { $turn }° en sentido horario

low-left = abajo a la izquierda
low-middle = abajo
low-right = abajo a la derecha
level-left = a la izquierda
level-middle = en el centro
level-right = a la derecha
high-left = arriba a la izquierda
high-middle = arriba
high-right = arriba a la derecha

notation = Las imágenes se describen por sus aristas y contornos visibles; cada línea pasa por puntos dados en milímetros hacia la derecha y hacia arriba desde el centro de la imagen.
framed-picture = Imagen enmarcada
