meant-dots = puntos rellenos
meant-pieces = piezas separadas (los puntos no cuentan)
meant-areas = áreas cerradas (de un área dividida cuentan sus partes)
meant-straight-lines = líneas rectas (cada una en toda su longitud; una línea recta termina donde pasa a ser curva)
meant-curved-lines = líneas curvas (una circunferencia, una onda o una espiral es una sola; una curva termina en un vértice)
meant-ends = extremos libres de línea
meant-corners = vértices (donde se juntan en ángulo exactamente dos extremos de línea)
meant-junctions = nudos (puntos en los que las líneas se cruzan, se ramifican o se tocan, o en los que se juntan tres o más extremos de línea)
meant-right-angles = ángulos rectos entre líneas rectas contiguas

dots = puntos
    .one = punto
pieces = piezas
    .one = pieza
areas = áreas
    .one = área
straight-lines = líneas rectas
    .one = línea recta
curved-lines = líneas curvas
    .one = línea curva
ends = extremos libres de línea
    .one = extremo libre de línea
corners = vértices
    .one = vértice
junctions = nudos
    .one = nudo
right-angles = ángulos rectos
    .one = ángulo recto

counted = { $number ->
    [1] { $number } { $what-one }
   *[other] { $number } { $what }
}

setting = Las figuras de los recuadros I y II están hechas de líneas, algunas con puntos rellenos. En cada figura solo se cuenta lo siguiente: { $counts }. El tamaño, el lugar y la dirección no importan.

manner = Un número que es el mismo en todas las figuras del recuadro I también es el mismo en todas las del recuadro II (aunque no tiene por qué ser igual al de I). Un número que es distinto en cada figura del recuadro I también es distinto en cada figura del recuadro II: no hay dos figuras que lo tengan en común.

leave = Esto se cumple cuando se quita una de las figuras A a D del recuadro II.

fit = Una figura encaja en un recuadro si coincide con él en todos los números que son los mismos en todas las figuras del recuadro.

ask-complete = ¿Qué opción completa el recuadro II?
ask-intruder = ¿Qué figura hay que quitar del recuadro II?
ask-both = ¿Qué opción encaja en ambos recuadros?
ask-neither = ¿Qué opción no encaja en ninguno de los dos recuadros?
ask-first = ¿Qué opción encaja en el recuadro I, pero no en el II?
ask-second = ¿Qué opción encaja en el recuadro II, pero no en el I?
ask-count = ¿Cuántas de las figuras 1 a { $last } encajan en exactamente uno de los dos recuadros?

short-complete = ¿En qué son iguales todas las figuras del recuadro I, y en qué es única cada una? El recuadro II también es así.
short-both = Una figura encaja en un recuadro si tiene lo que todas las figuras del recuadro tienen en común.

same = Cada figura del recuadro I tiene { $some }, así que las del II también coinciden en esto.

differ = { $name } en el recuadro I: { $numbers }, todos distintos, y así es también en el recuadro II.

shown = Allí vemos { $shown }; A a D tienen { $offered }, lo que descarta { $wrong }.

clash = A a D tienen { $offered }, lo que descarta { $wrong }: quedarían dos números iguales.

only-complete = Solo queda { $answer }.
only-intruder = Sin { $answer }, el recuadro II queda como debe.

shared = Cada figura del recuadro { $box } tiene { $counts }.

judged = { $name }: { $counts }; { $verdict }.

both = encaja en ambos
neither = no encaja en ninguno
only-first = encaja solo en I
only-second = encaja solo en II

and = { " " }y{ " " }

total = Número de figuras que encajan en exactamente un recuadro: { $number }.

so = Luego es { $answer }.

box = Recuadro { $box }, figura { $number }

figure = Figura { $number }

missing = En el recuadro II falta una figura (signo de interrogación).

crowded = El recuadro II contiene las figuras A a D:
