scene = La imagen muestra parte de un tablero de Go. Las piedras { $siege-plural } que encierran la cadena { $group } del triángulo no se pueden capturar si ellas, u otras conectadas con ellas, tienen libertades fuera. Ambos bandos juegan solo dentro, según las reglas del Go, y pueden pasar; el ko no cambia nada.

ask-kill = Solo una primera jugada de las negras captura la cadena marcada, hagan lo que hagan las blancas. ¿Cuál?

ask-live = Solo una primera jugada de las negras asegura que las blancas no puedan capturar nunca la cadena marcada. ¿Cuál?

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

quiet = Jueguen lo que jueguen las { $side }, las { $other } pueden permitirse incluso pasar.

tries = Los intentos de las { $side }, cada uno con sus respuestas: { $lines }; tras cualquier otra jugada de las { $side }, las { $other } pueden permitirse incluso pasar.

refuted = Las demás primeras jugadas de las negras fracasan: { $lines }; al final de cada variante las blancas pueden permitirse incluso pasar, jueguen lo que jueguen las negras.

alone = Tras { $points }, las blancas pueden permitirse incluso pasar.
refuted-alone = Las demás primeras jugadas de las negras fracasan: tras { $points }, las blancas pueden permitirse incluso pasar.

status-dead = Es capturada aunque juegue primero su propio bando.
status-alive = Nunca es capturada, aunque juegue primero el otro bando.
status-unsettled = Se salva si juega primero su propio bando y es capturada si juega primero el otro.
