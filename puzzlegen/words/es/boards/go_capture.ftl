rules = La imagen muestra una posición de una partida de Go; juegan las negras. Las piedras de un mismo color que son vecinas a lo largo de una línea están conectadas y forman una cadena. Una cadena se captura cuando se ocupa el último punto libre que es vecino de ella a lo largo de una línea.

count = ¿Cuál es el mayor número de piedras blancas que pueden capturar las negras con una jugada?

point = Solo hay un punto en el que una piedra negra captura algo de inmediato. ¿Cuál?

ladder = Las negras intentan capturar la cadena de la piedra con el triángulo amenazando con capturarla (atari) en cada jugada: cada una debe dejarla con exactamente una libertad, hasta que las negras la capturen.

begin = ¿Dónde pueden empezar las negras para capturar la cadena, jueguen lo que jueguen las blancas?

ladder-briefly = Juegan las negras, que intentan capturar la cadena del triángulo dando atari en cada jugada. ¿Dónde puede ser la primera para que lo logren, jueguen lo que jueguen las blancas?

only = solo en { $point }
both = en { $one } o en { $other }
none = en ninguno de sus puntos libres

captured-after = Si empiezan en { $point }, las negras la capturan jueguen lo que jueguen las blancas; por ejemplo: { $line }.
escapes-after = Empezar en { $point } no basta: tras { $line }, por ejemplo, ninguna jugada negra da ya atari.
captures = Puntos en los que capturan las negras, con el número de piedras: { $points }.

pass = paso

