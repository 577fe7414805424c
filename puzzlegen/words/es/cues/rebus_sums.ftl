rules = Cada dibujo representa su nombre en inglés, una sola palabra. Avanza de izquierda a derecha: + añade el nombre o las letras al final; − quita las letras indicadas, que están una junto a otra en ese orden.

result-one = El resultado es una palabra inglesa corriente.
result-class = El resultado de cada una de las cuatro sumas es una palabra inglesa corriente que nombra una cosa o un ser vivo.
result-picture = El resultado es { $word }. Falta un dibujo de la suma.

ask-word = ¿Qué palabra es?
ask-word_choice = ¿Cuál de estas palabras es?
ask-class = Solo uno de los cuatro { $kind }. ¿En cuál de las sumas A a D sale?
ask-odd = Tres de los cuatro van juntos: cada uno { $kind }. ¿En cuál de las sumas A a D sale el otro?
ask-picture = ¿Cuál de los dibujos A a D va en su lugar?

short = Lee los dibujos como palabras inglesas, y añade y quita letras de izquierda a derecha.

added = { $before } + { $part } da { $then }
removed = { $before } sin { $part } deja { $then }

fits = El dibujo que falta representa { $name }: { $steps }.

is = { $steps }. Por tanto, solo { $word } { $kind }.
is-not = { $steps }. Cada uno { $kind }, salvo { $word }.

picture = (dibujo: { $name })

missing = (falta el dibujo)

stop = .{ " " }
why = { $steps }.

then = ;{ " " }

