names = Cada dibujo representa su nombre en inglés, una sola palabra.

dots = Los puntos indican qué letra del nombre cuenta: uno, la primera; dos, la segunda, y así sucesivamente.

rings = Los anillos cuentan desde el final: uno, la última letra; dos, la penúltima.

course-thread = Sigue el hilo desde la bandera hasta su otro extremo: las letras de los dibujos que une forman una palabra inglesa corriente. Los demás dibujos no cuentan.
course-growing = Lee los dibujos con puntos del más pequeño al más grande: sus letras forman una palabra inglesa corriente. Los dibujos sin puntos no cuentan.
course-shrinking = Lee los dibujos con puntos del más grande al más pequeño: sus letras forman una palabra inglesa corriente. Los dibujos sin puntos no cuentan.
course-hops = Empieza por la bandera. Desde cada dibujo, avanza en el sentido de las agujas del reloj tantos puestos como letras tenga su nombre (desde un CAT, tres) y lee el dibujo que haya allí. Las primeras { $letters } letras forman una palabra inglesa corriente.

missing = Falta un dibujo; solo quedan sus puntos.
missing-rings = Falta un dibujo; solo quedan sus anillos.

ask-word = ¿Qué palabra es?
ask-word_choice = ¿Cuál de estas palabras es?
ask-missing = ¿Cuál de los dibujos A a D va en su lugar?
ask-exchanged = El dibujo de la bandeja ocupa ahora el lugar de uno de los dibujos A a D; todos los puntos se quedan donde están. Después, las letras forman otra palabra inglesa corriente. ¿Cuál de los dibujos A a D hay que quitar?
ask-last = ¿Cuál de los dibujos A a D es el último que se lee?

short = Los dibujos representan palabras inglesas, y cada uno da una letra.

gives = { $name } da { $letter }

leads = { $name } da { $letter } y hace avanzar { $hops }

comma = ,{ " " }

thus-word = Uno tras otro: { $steps }. Por tanto, la palabra es { $word }.
thus-missing = Los demás dibujos: { $steps }. Queda { $gap }. { $tried }. Solo { $name } forma una palabra, { $word }.
thus-exchanged = Al principio: { $steps }, es decir, { $word }. Con { $name } en su lugar, { $tried }. Solo la de { $answer } es una palabra.
thus-last = Uno tras otro: { $steps }. Por tanto, la lectura acaba en { $name }, dibujo { $answer }, y la palabra es { $word }.

would = { $name } daría { $result }

for = { $letter } pasa a ser { $result }

told-picture = (dibujo: { $name })
told-missing = (falta el dibujo)
told-dots = { $picture }, puntos: { $count }
told-rings = { $picture }, anillos: { $count }
told-bare = { $picture }, sin puntos
told-sized = { $picture }, tamaño { $size }
told-lettered = { $picture }, con la letra { $letter }
told-thread = A lo largo del hilo, desde la bandera
told-beside = Fuera del hilo
told-ring = En círculo, en el sentido de las agujas del reloj desde la bandera
told-scattered = Dibujos
told-tray = En la bandeja
