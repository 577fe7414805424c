row = Hay unos niños en fila, cogidos de la mano, algunos de espaldas.

ring = Hay unos niños en corro, cogidos de la mano, algunos de espaldas; abajo está la mitad más cercana del corro.

own = Izquierda y derecha son las de los propios niños.

worn = Los bolsos, los lazos y las botas rojas siguen en el lado en que los lleva cada niño, y nadie se mueve.

ask-behind = ¿Cuál de las opciones A a D muestra a los mismos niños desde el lado opuesto?
ask-wrong = La imagen 2 debería mostrar a los niños de la imagen 1 desde el lado opuesto, pero exactamente un niño está mal. ¿Cuál de los niños A a D es?
ask-wrong_box = La imagen 2 debería mostrar a los niños de la imagen 1 desde el lado opuesto, pero exactamente un niño está mal. Encuádralo en la imagen 2, con los brazos y todo lo que lleva.
ask-pass = El niño de { $start } tiene una pelota. Quien la tiene la pasa a quien coge su mano indicada: { $hands }. ¿De qué color es la camiseta del último niño?
ask-pass_box = El niño de { $start } tiene una pelota. Quien la tiene la pasa a quien coge su mano indicada: { $hands }. Enmarca al último niño entero, con los brazos.
ask-count = Fíjate, en cada niño con bolso, en la mano del lado del bolso. ¿Cuántas de estas manos cogen la mano izquierda de otro niño?

sides-left = izquierda
sides-right = derecha

with-left = izquierda
with-right = derecha

thing-bag = bolso
    .gender = m
thing-bow = lazo
    .gender = m
thing-boot = bota roja
    .gender = f

differs = en { $name }, el niño de { $shirt } lleva { $thing-gender ->
    [f] la
   *[m] el
} { $thing } a su { $other }, y no a su { $side } como en { $first }

otherwise = en { $name }, el niño de { $shirt } no está como en { $first }

kept = Visto desde el lado opuesto, la izquierda y la derecha de la imagen se intercambian y las caras pasan a ser espaldas, pero cada niño conserva su propia izquierda y derecha: { $told }.

so = Por tanto, es { $answer }.

passed = con la mano { $hand } al de { $shirt }

way = Si un niño está de frente, su mano izquierda queda a la derecha tal como lo vemos. La pelota sale del niño de { $start } y pasa así: { $way }.

holds = el de { $shirt } coge la mano { $hand } del de { $other }

nobody = el de { $shirt } no coge a nadie

held = Si un niño está de frente, su mano izquierda queda a la derecha tal como lo vemos. Del lado del bolso, { $held }. Manos izquierdas cogidas así: { $number }.

line = De izquierda a derecha

far = Lado lejano del corro, de izquierda a derecha

nearer = Lado cercano del corro, de izquierda a derecha

child = camiseta { $shirt-f }, pelo { $hair }, { $seen }{ $worn }

face-seen = de frente
back-seen = de espaldas

on = , { $thing } a la { $side } de la imagen

picture = Imagen { $number }

first = la imagen 1

second = la imagen 2

top = la imagen de arriba

lettered = Letras en la imagen 2: { $told }.

of = { $letter } es el niño de { $shirt }
