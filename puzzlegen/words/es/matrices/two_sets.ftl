meant-dots = puntos rellenos
meant-pieces = piezas (sin contar puntos)
meant-areas = áreas cerradas (de un área dividida, sus partes)
meant-straight-lines = líneas rectas (en toda su longitud, hasta donde empieza una curva)
meant-curved-lines = líneas curvas (una circunferencia, una onda o una espiral es una sola; una curva termina en un vértice)
meant-ends = extremos libres de línea
meant-corners = vértices (se juntan en ángulo exactamente dos extremos de línea)
meant-junctions = nudos (se cruzan, se ramifican o se tocan líneas, o se juntan tres o más extremos)
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

setting = En cada figura solo se cuenta esto: { $counts }.

manner = Un número que comparten todas las figuras del recuadro I lo comparten también todas las del II (allí puede ser otro). Donde no hay dos figuras del recuadro I con el mismo número, tampoco hay dos en el II.

leave = Esto se cumple cuando se quita una de las figuras A a D del recuadro II.

fit = Una figura encaja en un recuadro si coincide con él en todos los números que comparten todas sus figuras.

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

order = Por el orden { $counts }:

judged = { $name }: { $numbers } ({ $verdict }).

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
