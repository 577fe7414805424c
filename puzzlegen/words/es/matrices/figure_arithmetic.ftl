rules = En todas las figuras vale la misma regla: el número que está en el lugar del signo de interrogación se calcula a partir de otros de su figura sumando, restando, multiplicando o dividiendo, tal vez con un número fijo que es el mismo para todas las figuras. El mismo lugar desempeña el mismo papel en cada figura. Todos los números son enteros y mayores que cero. Si en todas las figuras completas valen varias reglas, cuenta la más sencilla: la que tiene menos pasos, y sumar y restar es más sencillo que multiplicar y dividir.

ask = ¿Qué número corresponde al signo de interrogación?

short = En todas las figuras, los números, enteros y positivos, siguen una misma regla; si valen varias, cuenta la más sencilla. ¿Qué número corresponde al signo de interrogación?

told = En cada figura: { $rule }. En la última: { $shown }. El número que falta es { $key }.

comma = ,{ " " }

figure = Figura { $number }

held = { $place } { $number }

place-apex = cúspide
place-bottom = abajo
place-bottom-side = lado de abajo
place-door = puerta
place-far-left = extremo izquierdo
place-far-right = extremo derecho
place-handle = mango
place-knot = nudo
place-left = izquierda
place-left-corner = esquina izquierda
place-left-side = lado izquierdo
place-left-window = ventana izquierda
place-lower-left = abajo a la izquierda
place-lower-middle = abajo en el centro
place-lower-right = abajo a la derecha
place-middle = centro
place-middle-left = en medio a la izquierda
place-middle-right = en medio a la derecha
place-overlap = intersección
place-right = derecha
place-right-corner = esquina derecha
place-right-side = lado derecho
place-right-window = ventana derecha
place-roof = tejado
place-top = arriba
place-top-corner = esquina de arriba
place-upper-left = arriba a la izquierda
place-upper-middle = arriba en el centro
place-upper-right = arriba a la derecha
