place-house = planta
    .gender = f
place-street = casa
    .gender = f
place-huts = caseta
    .gender = f
place-train = vagón
    .gender = m
place-table = asiento
    .gender = m

seats-house = Cada planta tiene un animal (ventana izquierda) y su objeto (ventana derecha)
seats-street = Cada casa tiene un animal (arriba) y su objeto (abajo)
seats-huts = Cada caseta de playa tiene un animal (arriba) y su objeto (abajo)
seats-train = Cada vagón tiene un animal (arriba) y su objeto (abajo)
seats-table = Cada asiento tiene un animal, con su objeto en el plato

rules = { $seats }; los de la bandeja aún no tienen sitio.

cards-same = un solo marco: { $place-gender ->
    [f] misma
   *[m] mismo
} { $place }
cards-beside = flecha doble: vecinos, en cualquier orden
cards-next = marcos que se tocan: vecinos, en este orden
cards-next-column = marcos que se tocan: vecinos, en este orden de arriba abajo
cards-next-ring = flecha: el segundo es el siguiente en el sentido de las agujas del reloj
cards-before = tres puntos: en este orden, a cualquier distancia
cards-before-column = tres puntos: en este orden de arriba abajo, a cualquier distancia
cards-gap = marco con una flecha: entre los dos hay exactamente { $place-gender ->
    [f] una
   *[m] un
} { $place }, en cualquier orden
cards-opposite = mesita: uno enfrente del otro

patch = una mancha de color: { $place-gender ->
    [f] una { $place } cualquiera
   *[m] un { $place } cualquiera
} de ese color

no-patch = { $patch } (tachada: { $place-gender ->
    [f] ninguna
   *[m] ninguno
} de ese color)

crossed = cruz roja: no se cumple

signs = Las cartas son pistas: { $signs }.

one = Solo una disposición cumple todas las cartas.

ask-who = ¿Qué animal corresponde { $place-gender ->
    [f] a la
   *[m] al
} { $place } con el signo de interrogación?
ask-where = ¿A qué { $place } corresponde { $name ->
    [hacha] el
   *[other] { $name-gender ->
        [f] la
       *[m] el
    }
} { $name }?
ask-owner = ¿A qué animal pertenece { $name ->
    [hacha] el
   *[other] { $name-gender ->
        [f] la
       *[m] el
    }
} { $name }?
ask-must = Varias disposiciones cumplen las cartas numeradas. ¿Cuál de las cartas A a D se cumple en todas ellas?
ask-cannot = Varias disposiciones cumplen las cartas numeradas. ¿Cuál de las cartas A a D no se cumple en ninguna de ellas?
ask-count = ¿De cuántas maneras distintas se pueden colocar los animales y los objetos para que se cumplan todas las cartas?
ask-spare = Solo una de las cartas numeradas sobra: se deduce de las demás y de lo que ya está en su sitio. ¿Qué número lleva?
ask-wrong = Exactamente una de las cartas numeradas dice algo falso. ¿Qué número lleva?

told-same = { $one } y { $other } en el mismo marco
told-beside = { $one }, flecha doble, { $other }
told-next = marcos que se tocan, { $one } a la izquierda, { $other } a la derecha
told-next-column = marcos que se tocan, { $one } arriba, { $other } abajo
told-next-ring = flecha de { $one } a { $other }
told-before = { $one }, tres puntos, { $other }
told-before-column = { $one } arriba, tres puntos, { $other } abajo
told-gap = { $one }, un marco con una flecha, { $other }
told-opposite = { $one }, una mesita, { $other }

excluded = { $count ->
    [one] la carta { $cards } excluye
   *[other] las cartas { $cards } juntas excluyen
} { $places }

card = Carta { $number }

empty = nadie todavía

mark = signo de interrogación

link = –

so = Así que la respuesta es { $shown }.
arrangement = Disposición { $number }
so-spare = Así que la carta { $answer } se cumple siempre que se cumplen las demás, y cada una de las demás hace falta para que quede una sola disposición:
conflict = Las cartas { $cards } no dejan sitio { $name ->
    [hacha] al
   *[other] { $name-gender ->
        [f] a la
       *[m] al
    }
} { $name }: { $reasons }.
further-conflict = También se contradicen las cartas { $cards }.
so-wrong = Solo la carta { $answer } está en todos estos grupos, así que es la falsa. Las demás llevan a:
alike = Todas las que valen tienen { $homes }.
all-left = Estas disposiciones cumplen todas las cartas:
some-left = De las disposiciones que cumplen todas las cartas, basta mirar estas:
more = Otros { $count } nombres se colocan del mismo modo.
so-count = Son { $answer } en total.
against-must = { $letter } no se cumple en la disposición { $number }
against-cannot = { $letter } se cumple en la disposición { $number }
so-must = { $others }. Solo { $answer } se cumple en todas.
so-cannot = { $others }. Solo { $answer } no se cumple nunca.

step = Queda entonces { $place-gender ->
    [f] la { $place }
   *[m] el { $place }
} { $number } para { $name ->
    [hacha] el
   *[other] { $name-gender ->
        [f] la
       *[m] el
    }
} { $name }.
excluding-step = { $name ->
    [hacha] Al
   *[other] { $name-gender ->
        [f] A la
       *[m] Al
    }
} { $name } le corresponde { $place-gender ->
    [f] la
   *[m] el
} { $place } { $number }: { $reasons }.

meant-place = { $place-gender ->
    [f] la
   *[m] el
} { $place } { $number }
meant = { $letter }, { $name ->
    [hacha] el
   *[other] { $name-gender ->
        [f] la
       *[m] el
    }
} { $name }

arranged = { $number } { $home }

told-home = color { $hue }; animal: { $animal }; objeto: { $thing }
no-thing = nada todavía
told-place = { $place } número { $number }
told-row = De izquierda a derecha
told-column = De arriba abajo
told-ring = En el sentido de las agujas del reloj, desde arriba
told-animals = Animales de abajo
told-things = Objetos de abajo

told-patch = una mancha de color { $hue }
told = { $text }; cruz roja
