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

scene-house = la casa: los animales, en las ventanas de la izquierda; los objetos, en las de la derecha
scene-street = la calle: los animales, arriba; los objetos, abajo
scene-huts = las casetas de playa: los animales, arriba; los objetos, abajo
scene-train = el tren: los animales, arriba; los objetos, abajo
scene-table = la mesa redonda: los animales, en los asientos; los objetos, en los platos que tienen delante

rules = La imagen muestra { $scene }. A cada { $place } le corresponden un animal y un objeto, que es de ese animal. Los de abajo aún tienen que encontrar su sitio.

cards-same = un marco alrededor de los dos: les corresponde { $place-gender ->
    [f] la misma
   *[m] el mismo
} { $place }
cards-beside = flecha doble: uno al lado del otro, en cualquier orden
cards-next = dos marcos que se tocan: el de la izquierda está justo a la izquierda del otro
cards-next-column = dos marcos que se tocan: el de arriba está justo encima del de abajo
cards-next-ring = flecha: al recorrer la mesa en el sentido de las agujas del reloj, el segundo va justo después del primero
cards-before = tres puntos: el de la izquierda está en algún lugar a la izquierda del otro
cards-before-column = tres puntos: el de arriba está en algún lugar por encima del otro
cards-gap = un marco con una flecha en medio: entre los dos hay exactamente { $place-gender ->
    [f] una
   *[m] un
} { $place }, en cualquier orden
cards-opposite = una mesita en medio: están uno enfrente del otro

patch = una mancha de color: { $place-gender ->
    [f] una { $place } cualquiera
   *[m] un { $place } cualquiera
} de ese color

no-patch = { $patch }; en una carta tachada, { $place-gender ->
    [f] ninguna
   *[m] ningún
} { $place } de ese color

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
ask-spare = Una de las cartas numeradas sobra: se deduce de las demás y de lo que ya está en su sitio. Ninguna de las demás sobra. ¿Qué número lleva?
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

link = { " " }con{ " " }

so = Así que la respuesta es { $shown }.
arrangement = Disposición { $number }
so-spare = Así que la carta { $answer } se cumple siempre que se cumplen las demás y no aporta nada nuevo. Cada una de las demás hace falta para llegar a esta disposición:
conflict = Las cartas { $cards } se contradicen.
further-conflict = También se contradicen las cartas { $cards }.
so-wrong = La carta falsa debe estar en todos estos grupos, y solo lo está la carta { $answer }. Las demás llevan a:
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
