material = ¿Qué jugada de las { $side } gana más material? Exactamente una deja a las { $side } al menos 3 puntos mejor que ahora y que cualquier otra jugada: peón 1, caballo y alfil 3, torre 5, dama 9; el mate pesa más que todo lo demás, y el ahogado cuenta como igualdad de puntos. Esto vale con el mejor juego de ambos bandos, tanto si cada uno hace dos jugadas como si hace tres (sin contar las que responden a un jaque); después solo se juegan capturas, promociones y respuestas a jaques, y el bando que no está en jaque puede parar.
material-briefly = ¿cuál es la única jugada que gana por la fuerza al menos 3 puntos de material?

decided = El mate, y todo lo que valga más de { $decided } centipeones para cualquiera de los bandos, cuenta aquí como { $decided }.

preferred = A juicio del motor, una jugada de las { $side } vale para las { $side } al menos { $margin } centipeones más que cualquier otra. ¿Cuál?
preferred-briefly = ¿qué jugada prefiere { $engine } ({ $nodes } nodos) a todas las demás por al menos { $margin } centipeones?

aims = { $move } { $aims }.

takes = captura { $piece-the } de { $at }

attacks = ataca { $pieces }

at = { $piece-the } de { $at }

and = { " " }y{ " " }

also = { " " }y{ " " }

best-reply = De las respuestas de las { $other }, la que menos pierde por capturas da { $line }, que deja a las { $side } { $gain } puntos mejor que ahora.

horizon = Jueguen lo que jueguen las { $other }, la ganancia es de al menos 3 puntos, tanto a dos como a tres jugadas vista.

preferred-by-engine = { $name } valora { $san } al menos { $margin } centipeones por encima de cualquier otra jugada, también con el cuádruple de nodos.
