scene = La imagen muestra parte de un tablero de Go de { $size } líneas; no importa lo que hay más allá de sus lados abiertos. Unas piedras { $siege-plural } encierran la cadena { $group } del triángulo; las que tienen libertades fuera, y todo lo que está conectado con ellas, no se pueden capturar. Ambos bandos juegan solo en la zona así separada, según las reglas del Go, y pueden pasar. La regla de ko no cambia nada.

ask-kill = Juegan primero las negras. ¿En qué único punto pueden empezar para capturar la cadena blanca marcada, hagan lo que hagan las blancas?

ask-live = Juegan primero las negras. ¿En qué único punto pueden empezar para que las blancas no capturen nunca la cadena negra marcada?

briefly-kill = ¿Dónde deben jugar primero las negras para capturar la cadena del triángulo, si las piedras que la rodean no se pueden capturar?
briefly-live = ¿Dónde deben jugar primero las negras para salvar la cadena del triángulo, si las piedras que la rodean no se pueden capturar?

ask-status = ¿Qué ocurre con la cadena marcada si ambos bandos juegan lo mejor posible?

briefly-status = ¿Qué ocurre con la cadena del triángulo, si las piedras que la rodean no se pueden capturar y ambos bandos juegan lo mejor posible?

sides-B = negras
sides-W = blancas

done-kill = Después de { $at }, la cadena no tiene salvación.
done-live = { $at } salva la cadena.
done-saving = Las { $side } la salvan jugando en { $at }.
done-taking = Las { $side } la capturan empezando por { $at }.

quiet = Jueguen lo que jueguen las { $side }, las { $other } pueden incluso pasar.

tries = Los intentos de las { $side }, cada uno con sus respuestas: { $lines }; tras cualquier otra jugada de las { $side }, las { $other } pueden incluso pasar.

refuted = Las demás primeras jugadas de las negras fracasan: { $lines }; al final de cada variante las blancas pueden incluso pasar, jueguen lo que jueguen las negras.

alone = Tras { $points }, las blancas pueden incluso pasar.
refuted-alone = Las demás primeras jugadas de las negras fracasan: tras { $points }, las blancas pueden incluso pasar.

status-dead = Es capturada aunque juegue primero su propio bando.
status-alive = Nunca es capturada, aunque juegue primero el otro bando.
status-unsettled = Se salva si juega primero su propio bando y es capturada si juega primero el otro.
