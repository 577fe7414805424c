ask = Todas las figuras menos una son idénticas. ¿Cuál es distinta de las demás?
ask-number = Todas las figuras menos una son idénticas. ¿Qué número lleva la que es distinta de las demás?
ask-where = Todas las figuras menos una son idénticas. ¿Dónde está la que es distinta de las demás?

image-turned = Girada { $degrees } grados en el sentido de las agujas del reloj, la figura { $odd } es la imagen reflejada de la figura { $other }, con izquierda y derecha intercambiadas; ningún giro la convierte en la propia figura { $other }.
image = La figura { $odd } es la imagen reflejada de la figura { $other }, con izquierda y derecha intercambiadas; ningún giro la convierte en la propia figura { $other }.

odd = Todas las demás son como la figura { $other }, así que la distinta es la figura { $odd }.
