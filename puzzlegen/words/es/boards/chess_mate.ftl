mate-in-1 = Juegan las { $side } y dan mate en una jugada.
mate-in-2 = Juegan las { $side } y dan mate en dos jugadas, respondan lo que respondan las { $other }.
mate-in-3 = Juegan las { $side } y dan mate en tres jugadas como mucho, respondan lo que respondan las { $other }.

which-in-1 = En las cuatro posiciones A, B, C y D juegan las { $side }. ¿En cuál pueden las { $side } dar mate en una jugada?
which-in-2 = En las cuatro posiciones A, B, C y D juegan las { $side }. ¿En cuál pueden las { $side } forzar el mate en dos jugadas como mucho, respondan lo que respondan las { $other }?
which-in-3 = En las cuatro posiciones A, B, C y D juegan las { $side }. ¿En cuál pueden las { $side } forzar el mate en tres jugadas como mucho, respondan lo que respondan las { $other }?

ask-key = Solo una jugada lo consigue. ¿Cuál?
ask-line = Cada jugada de esta variante es única: las { $side } no tienen otra que dé mate igual de rápido, y las { $other } no tienen otra respuesta legal. ¿Cuál es la variante completa, con las respuestas?

briefly-key = ¿qué jugada fuerza el mate en { $moves }?
briefly-line = ¿qué variante, con las respuestas, fuerza el mate en { $moves }?
briefly-diagram = ¿en qué posición, A, B, C o D, pueden las { $side } forzar el mate en { $moves }?

mate = { $move } es mate: { $reasons }.

covers = { $piece-the } de { $at } controla { $squares }

own = en { $squares } hay { $count ->
    [one] una pieza
   *[other] piezas
} de las propias { $other }

no-help = nada puede capturar { $piece-the }
no-help-between = nada puede capturar { $piece-the } ni interponerse

pinned = { $helper-the } de { $from } no puede ayudar, pues sufre la clavada { $piece-of } de { $at }

double = tras un jaque doble solo podría moverse el rey

line = { $line }.

only = { $reply } es la única respuesta legal.

if = Si { $replies }, entonces { $moves }.
if-other = Tras cualquier otra respuesta, { $moves }.

or = { " " }o{ " " }

in = En { $letter }, { $reason }.

met = { $move } se responde con { $reply }

stalemate = { $move } ahoga al rey

not-possible = no existe { $move }, y { $reason }

no-check = ninguna jugada da jaque
no-mate = { $reason }, y después no hay mate
