noun-sticks = cera
    .many = ceras
noun-strips = tira
    .many = tiras
noun-strokes = trazo
    .many = trazos
    .made = se pintó
    .all-made = se pintaron
    .order = pudieron pintarse
noun-tracks = rastro
    .many = rastros
    .made = se dejó
    .all-made = se dejaron
    .order = pudieron dejarse
noun-prints = rastro
    .many = rastros
    .made = se dejó
    .all-made = se dejaron
    .order = pudieron dejarse

rules-sticks = Hay un montón de ceras de colores, cada una con su número en un extremo. Donde dos se cruzan, una está encima de la otra. Las ceras se levantan de una en una, en vertical, y solo cuando ya no tienen nada encima.
rules-strips = Sobre una mesa hay tiras de papel, cada una con su número en un extremo. Donde dos se cruzan, una está encima de la otra. Las tiras se levantan de una en una, en vertical, y solo cuando ya no tienen nada encima.
rules-strokes = Alguien pintó trazos con un pincel ancho, uno tras otro, cada uno de una sola vez; el número de cada trazo está en uno de sus extremos. Donde dos trazos se cruzan, el posterior tapa al anterior.
rules-tracks = Unos coches de juguete con pintura fresca en las ruedas cruzaron el papel, uno tras otro; cada uno está al final de su rastro y lleva su número. Donde dos rastros se cruzan, el posterior tapa al anterior.
rules-prints = Unos niños con pintura fresca en las suelas cruzaron el suelo, uno tras otro; el número de cada rastro está en su final. Donde dos pisadas se solapan, la posterior tapa a la anterior.

ask-top-lifted = ¿Qué { $noun } se puede levantar primero?
ask-top-made = ¿Qué { $noun } { $noun-made } en último lugar?

ask-bottom-lifted = ¿Qué { $noun } está abajo del todo, sin ninguna otra debajo?
ask-bottom-made = ¿Qué { $noun } { $noun-made } en primer lugar?

ask-count-lifted = ¿Cuántas otras { $noun-many } hay que levantar antes de poder levantar la { $noun } { $piece }?
ask-count-made = ¿Cuántos otros { $noun-many } { $noun-all-made } con seguridad después del { $noun } { $piece }?

ask-sure-lifted = ¿Cuál de estas afirmaciones sobre el orden en que se levantan las { $noun-many } es segura?
ask-sure-made = ¿Cuál de estas afirmaciones sobre el orden en que { $noun-all-made } los { $noun-many } es segura?

pair-lifted = { $over } antes que { $under }
pair-made = { $under } antes que { $over }

ask-order-lifted = ¿En qué orden se pueden levantar todas, de la primera a la última?
ask-order-made = ¿En qué orden { $noun-order }, del primero al último?

ask-held-lifted = Se levanta una { $noun } tras otra mientras haya alguna sin nada encima. ¿Cuántas { $noun-many } no se pueden levantar nunca?
ask-held_boxes-lifted = Se levanta una { $noun } tras otra mientras haya alguna sin nada encima. Algunas { $noun-many } no se pueden levantar nunca. ¿Cuáles?

tagged = (El recuadro encierra el cuadrado que rodea su número.)

all-tagged = (Cada recuadro encierra el cuadrado que rodea su número.)

number = (Da su número.)

lies-lifted = { $over } está encima de { $under }.
lies-made = { $over } tapa a { $under }.

on = Sobre { $under }: { $over }.

bare-lifted = No hay nada encima de { $piece }.
bare-made = Ningún otro tapa a { $piece }.

breaks-lifted = En { $letter }, { $under } va antes que { $over }, pero { $over } está encima de { $under }.
breaks-made = En { $letter }, { $over } va antes que { $under }, pero { $over } tapa a { $under }.

taken = { $count ->
    [one] Se puede levantar { $taken }.
   *[other] Se levantan por este orden: { $taken }.
}

none = No se puede levantar ninguna.

so-count-lifted = Por tanto, hay que levantar { $above } antes que { $piece }: { $count } en total.
so-count-made = { $count ->
    [one] Por tanto, solo { $above } es posterior a { $piece }: { $count } en total.
   *[other] Por tanto, son posteriores a { $piece }: { $above }; { $count } en total.
}
so-bare-lifted = No hay nada encima de { $piece }: 0.
so-bare-made = Ningún otro tapa a { $piece }: 0.
so-sure-lifted = Por tanto, hay que levantar { $over } antes que { $under }: { $answer }. Ninguna cadena de cruces demuestra las demás.
so-sure-made = Por tanto, { $under } es anterior a { $over }: { $answer }. Ninguna cadena de cruces demuestra las demás.
so-held-lifted = Por tanto, no se puede levantar ninguna de { $above }: { $count } en total.
so-free-lifted = Por tanto, no queda nada: 0.
so-top-lifted = Por tanto, solo { $piece } no tiene nada encima.
so-top-made = Por tanto, { $piece } es el único que no está tapado en ningún sitio: fue el último.
so-bottom-lifted = Por tanto, solo { $piece } no está encima de ninguna otra.
so-bottom-made = Por tanto, { $piece } es el único que no tapa a ningún otro: fue el primero.
so-order-lifted = { $answer } concuerda con todos los cruces.
so-order-made = { $answer } concuerda con todos los cruces.

piece = { $noun } { $number }: color { $hue }, { $way }

over = { $over } sobre { $under }

way = de ({ $a }, { $b }) a ({ $c }, { $d })

places = Los lugares (x, y) se cuentan desde la esquina superior izquierda, hacia la derecha y hacia abajo; la imagen mide { $wide } de ancho y { $high } de alto. El número de cada pieza está en el segundo de sus lugares.

crossings = Cruces, primero lo que está encima

and = { " " }y{ " " }
or = { " " }ni{ " " }
