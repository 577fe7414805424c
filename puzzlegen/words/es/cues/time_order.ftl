name-apples = manzanas
name-books = pila de libros
name-bricks = pila de ladrillos
name-bucket = cubo
name-cake = tarta
name-candle = vela
name-fence = valla
name-icicles = carámbanos
name-jug = jarra
name-prints = huellas
name-scarf = bufanda
name-snowman = muñeco de nieve
name-sundial = reloj de sol
name-sunflower = girasol
name-wall = muro

goes-apples-rises = en la caja solo se meten manzanas
goes-apples-falls = de la caja solo se sacan manzanas
goes-books-rises = a la pila solo se añaden libros
goes-books-falls = de la pila solo se quitan libros
goes-bricks-rises = a la pila solo se añaden ladrillos
goes-bricks-falls = de la pila solo se quitan ladrillos
goes-bucket-rises = el cubo solo se va llenando
goes-bucket-falls = el cubo solo se va vaciando
goes-cake-falls = de la tarta solo se van comiendo trozos
goes-candle-falls = la vela solo se va consumiendo
goes-fence-rises = cada vez hay más tablas pintadas en la valla, nunca menos
goes-icicles-rises = los carámbanos solo se alargan
goes-icicles-falls = los carámbanos solo se acortan
goes-jug-rises = la jarra solo se va llenando
goes-jug-falls = la jarra solo se va vaciando
goes-prints-rises = solo aparecen huellas nuevas, nunca desaparecen
goes-scarf-rises = la bufanda solo se alarga al tejerla
goes-scarf-falls = la bufanda solo se deshace
goes-snowman-rises = el muñeco de nieve solo crece
goes-snowman-falls = el muñeco de nieve solo se derrite
goes-sundial-rises = el reloj de sol, visto desde arriba en un mismo día en el hemisferio norte, tiene por sombra una cuña oscura, que va del oeste por el norte al este
goes-sunflower-rises = el girasol solo crece
goes-wall-rises = el muro solo se va levantando
goes-wall-falls = el muro solo se va derribando

goes-apples-either = las manzanas o bien solo se meten en la caja, o bien solo se sacan de ella; no se sabe cuál de las dos cosas
goes-books-either = los libros o bien solo se añaden a la pila, o bien solo se quitan de ella; no se sabe cuál de las dos cosas
goes-bricks-either = los ladrillos o bien solo se añaden a la pila, o bien solo se quitan de ella; no se sabe cuál de las dos cosas
goes-bucket-either = el cubo o bien solo se va llenando, o bien solo se va vaciando; no se sabe cuál de las dos cosas
goes-icicles-either = los carámbanos o bien solo se alargan, o bien solo se acortan; no se sabe cuál de las dos cosas
goes-jug-either = la jarra o bien solo se va llenando, o bien solo se va vaciando; no se sabe cuál de las dos cosas
goes-scarf-either = la bufanda o bien solo se alarga al tejerla, o bien solo se deshace; no se sabe cuál de las dos cosas
goes-snowman-either = el muñeco de nieve o bien solo crece, o bien solo se derrite; no se sabe cuál de las dos cosas
goes-wall-either = el muro o bien solo se va levantando, o bien solo se va derribando; no se sabe cuál de las dos cosas

step-apples-rises = se mete una manzana en la caja
step-apples-falls = se saca una manzana de la caja
step-books-rises = se añade un libro a la pila
step-books-falls = se quita un libro de la pila
step-bricks-rises = se añade un ladrillo a la pila
step-bricks-falls = se quita un ladrillo de la pila
step-bucket-rises = el agua del cubo sube una marca
step-bucket-falls = el agua del cubo baja una marca
step-cake-falls = alguien se come un trozo de la tarta
step-candle-falls = la vela baja una marca
step-fence-rises = se pinta otra tabla de la valla
step-icicles-rises = el carámbano más largo crece una marca
step-icicles-falls = el carámbano más largo mengua una marca
step-jug-rises = el agua de la jarra sube una marca
step-jug-falls = el agua de la jarra baja una marca
step-prints-rises = aparece otra huella
step-scarf-rises = se teje una raya más de la bufanda
step-scarf-falls = se deshace una raya de la bufanda
step-snowman-rises = el muñeco de nieve crece una marca
step-snowman-falls = el muñeco de nieve mengua una marca
step-wall-rises = se levanta otra hilada del muro
step-wall-falls = se derriba una hilada del muro

rules-place = Las imágenes muestran el mismo lugar en momentos distintos.
rules-pause = Lo que se ve igual en dos imágenes puede no haber cambiado durante un rato.
rules-covers = Un gato, un paraguas o una toalla tapa por completo lo que tiene detrás, por alto que sea; van y vienen.
rules-rate = { $step } cada { $rate } minutos
rules-rates = Todo avanza a ritmo constante: { $rates }.
rules-moment = Cada imagen se tomó justo en el momento en que todo lo que se ve en ella acababa de llegar al estado que muestra.
rules-strip = Las imágenes 1 a 5 están en el orden en que se tomaron.
rules-stray = Una de las imágenes no puede ser de aquí: las demás se pueden ordenar, pero no junto con ella.

ask-first = ¿Qué imagen se tomó en primer lugar?
ask-last = ¿Qué imagen se tomó en último lugar?
ask-order = ¿En qué orden se tomaron las imágenes, de la primera a la última?
ask-between = ¿Cuándo se tomó la imagen X?
ask-wrong = ¿Qué imagen sobra?
ask-minutes = ¿Cuántos minutos hay entre las imágenes { $one } y { $other }?

gap = entre las imágenes { $one } y { $other }

why-order = Por tanto, el orden es { $order }.
why-first = Por tanto, { $answer } se tomó en primer lugar.
why-last = Por tanto, { $answer } se tomó en último lugar.
why-between = Por tanto, la imagen X se tomó { $gap }.
why-step = { $one } antes que { $other }: { $things }
why-steps = { $steps }.
why-change = { $thing } { $start } → { $end }
why-way = { $one } es anterior a { $other } ({ $things }); de una a otra, { $change }, así que { $goes }.
why-fits = Todo encaja solo si { $goes }.
why-wrong = { $pairs }. Por tanto, sobra { $answer }.
why-clash = { $one } es anterior a { $other } por una cosa ({ $sooner }) y posterior por otra ({ $later })
why-later = { $thing } { $start } → { $end }, así que { $other } es { $steps } × { $rate } = { $minutes } minutos posterior a { $one }
why-sooner = { $thing } { $end } → { $start }, así que { $other } es { $steps } × { $rate } = { $minutes } minutos anterior a { $one }
why-total = Los minutos entre { $one } y { $other }: { $sum } = { $answer }.

told-level = { $thing } { $level }
told-hidden = { $thing }: no se ve
told-picture = Imagen { $name }

scale = Cada número dice cuántas piezas o hiladas hay, o cuántas marcas alcanza algo de altura{ $icicles }.

scale-icicles = { " " }(los carámbanos, de largo)

why-taller = girasol crece

points-0 = oeste
points-1 = oeste-noroeste
points-2 = noroeste
points-3 = nor-noroeste
points-4 = norte
points-5 = nor-noreste
points-6 = noreste
points-7 = este-noreste
points-8 = este
