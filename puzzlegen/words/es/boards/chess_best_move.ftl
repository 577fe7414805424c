material = ¿Qué jugada de las { $side } gana por la fuerza más material?
material-rules = Un peón vale 1 punto, un caballo o un alfil 3, una torre 5 y una dama 9; el mate pesa más que todo. Con el mejor juego de ambos bandos, a dos o tres jugadas vista y después hasta agotar las capturas, una sola jugada deja a las { $side } al menos 3 puntos mejor que ahora y que tras cualquier otra.
material-briefly = ¿cuál es la única jugada que gana por la fuerza al menos 3 puntos de material?

decided = El mate, y todo lo que valga más de { $decided } centipeones para cualquiera de los bandos, cuenta aquí como { $decided }.

preferred = A juicio del motor, una jugada de las { $side } vale para las { $side } al menos { $margin } centipeones más que cualquier otra. ¿Cuál?
preferred-briefly = ¿qué jugada prefiere { $engine } ({ $nodes } nodos) a todas las demás por al menos { $margin } centipeones?

aims = { $move } { $aims }.

takes = captura { $piece-the } de { $at }

attacks = ataca { $pieces }

uncovers = descubre un ataque contra { $pieces }

at = { $piece-the } de { $at }

and = { " " }y{ " " }

also = { " " }y{ " " }

best-reply = Si después solo hay capturas y respuestas a jaques, la mejor respuesta de las { $other } lleva a { $line }: las { $side } quedan entonces { $gain } puntos mejor que ahora.

horizon = También a dos y a tres jugadas vista la ganancia es de al menos 3 puntos, jueguen lo que jueguen las { $other }.

preferred-by-engine = { $name } valora { $san } al menos { $margin } centipeones por encima de cualquier otra jugada, también con el cuádruple de nodos.
