number = { $count ->
    [4] Cuatro
    [6] Seis
   *[8] Ocho
}

rules-league = { $count } equipos juegan { $rounds } rondas. En cada ronda, cada equipo juega un partido, y en el conjunto de las rondas cada dos equipos se enfrentan exactamente una vez. Cada carta es un partido; los equipos se nombran por el color de sus camisetas.
rules-regatta = { $count } barcos compiten en { $rounds } rondas. En cada ronda, cada barco navega un duelo, y en el conjunto de las rondas cada dos barcos se enfrentan exactamente una vez. Cada carta es un duelo; los barcos se nombran por su color.
rules-chess = { $count } animales de un club de ajedrez juegan { $rounds } rondas. En cada ronda, cada animal juega una partida, y en el conjunto de las rondas cada dos animales se enfrentan exactamente una vez. Cada carta es una partida.
rules-dance = { $count } animales bailan por parejas en { $rounds } rondas. En cada ronda, cada animal baila con otro, y en el conjunto de las rondas cada dos animales se encuentran exactamente una vez. Cada carta es una pareja.

board = Cada panel numerado es una ronda. Los signos de interrogación ocultan quién participa; el orden de las cartas en una ronda y los lados izquierdo y derecho de una carta no significan nada.

ask-opponent = ¿Con cuál de las opciones A a D se encuentra { $side } en la ronda { $round }?
ask-round = ¿En qué ronda se encuentran { $one } y { $other }?
ask-together = ¿Cuál de las parejas A a D se encuentra en la ronda { $round }?
ask-possible = Solo una de las cartas A a D encaja en la ronda { $round } si después hay que completar todo el tablero según las reglas. ¿Cuál?
ask-impossible = De las cartas A a D, tres pueden estar en la ronda { $round }: con cada una de ellas hay una manera de completar todo el tablero según las reglas. ¿Cuál no puede?

side-league = el equipo { $name }
side-regatta = el barco { $name }
side-chess = { $name-gender ->
    [f] la
   *[m] el
} { $name }
side-dance = { $name-gender ->
    [f] la
   *[m] el
} { $name }

unknown = ?

match = { $one } y { $other }

only = ronda { $round }: para { $one } solo queda { $other }
only-met = ronda { $round }: para { $one } solo queda { $other } (en otras se encuentra con { $met })

rest = ronda { $round }: sobran { $one }–{ $other }

and = { " " }y{ " " }

last = { $one }–{ $other }: solo queda la ronda { $round }

supposed = Supongamos { $one }–{ $other } en la ronda { $round }. { $chain }; entonces { $nothing }. Luego no.

at-once = Supongamos { $one }–{ $other } en la ronda { $round }: { $nothing }. Luego no.

step = { $thought }.

nobody = no queda nadie para { $side } en la ronda { $number }

never = no queda ninguna ronda para { $one }–{ $other }

so = Así que la respuesta es { $answer }.
more = Siguen { $count } pasos más de este tipo.
more-steps = después, { $count } pasos más del mismo tipo

round = Ronda { $number }

taking-part = Participantes
