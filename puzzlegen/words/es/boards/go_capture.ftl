rules = La imagen muestra una posición de una partida de Go; juegan las negras. Las piedras de un mismo color que son vecinas a lo largo de una línea están conectadas y forman una cadena. Una cadena se captura cuando se ocupa el último punto libre que es vecino de ella a lo largo de una línea.

count = ¿Cuál es el mayor número de piedras blancas que pueden capturar las negras con una jugada?

point = Solo hay un punto en el que una piedra negra captura algo de inmediato. ¿Cuál?

ladder = Las negras intentan capturar la cadena de la piedra con el triángulo dando atari en cada jugada: cada jugada negra debe dejarla con exactamente una libertad, hasta que las negras la capturan. Las blancas pueden responder con cualquier jugada.

outcome = ¿Cuál es el resultado si ambos bandos juegan lo mejor posible?

ladder-briefly = Juegan las negras, que intentan capturar la cadena del triángulo dando atari en cada jugada. ¿Cuál es el resultado si ambos bandos juegan lo mejor posible?

captured = La cadena es capturada.
escapes = La cadena escapa.

captured-after = Por ejemplo: { $lines }.
escapes-after = Después de { $lines }, ninguna jugada negra da ya atari.
captures = Puntos en los que capturan las negras, con el número de piedras: { $points }.

pass = paso

