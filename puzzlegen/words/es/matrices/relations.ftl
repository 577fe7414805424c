shape-circle = círculo
shape-square = cuadrado
shape-diamond = rombo
shape-hexagon = hexágono

asked-contact = separados, cruzados o uno dentro del otro (y cuál)
asked-size = cuál es más ancho, si alguno lo es
asked-side = cuál tiene el centro más a la izquierda, si alguno lo tiene
asked-height = cuál tiene el centro más arriba, si alguno lo tiene

setting = De cada dos contornos de un panel, solo importa esto: { $relations }.

two = De los dos contornos de un panel, solo importa esto: { $relations }.

rules-matrix = Algunas de estas relaciones siguen una regla en todas las filas o en todas las columnas: cada fila (o columna) conserva una relación, o en cada fila (o columna) están las mismas tres, en cualquier orden (dos pueden ser iguales). La opción correcta cumple todas esas reglas.
rules-analogy = De izquierda a derecha, algunas de estas relaciones quedan igual en todas las filas; otras se invierten en todas (los dos contornos se intercambian los papeles; las relaciones sin papeles, como cruzarse o ser igual de anchos, quedan como están). Con la opción correcta, la última fila hace todo eso.
rules-next = De izquierda a derecha, algunas de estas relaciones siguen una regla: siempre la misma, o repetida cada dos o cada tres paneles. La opción correcta continúa todas esas reglas.
rules-belongs = Algunas de estas relaciones son iguales en los cuatro paneles de arriba. Una opción coincide en todas ellas.
rules-count = Algunas de estas relaciones son iguales en los cuatro paneles de arriba. Un panel encaja si coincide en todas ellas.
rules-odd_one_out = En una de estas relaciones coinciden tres paneles, y el intruso es distinto.

ask-matrix = ¿Qué opción completa la cuadrícula?
ask-analogy = ¿Qué opción completa la última fila?
ask-next = ¿Qué opción sigue?
ask-belongs = ¿Qué opción va con ellos?
ask-count = ¿Cuántos de los paneles 1 a { $last } encajan?
ask-odd_one_out = ¿Qué panel es el intruso?

only = Solo importa cómo están situados los contornos entre sí.

apart = separados
crossing = se cruzan
one-inside = { $one } dentro
other-inside = { $other } dentro
one-wider = { $one } más ancho
equally-wide = igual de anchos
other-wider = { $other } más ancho
one-left = { $one } más a la izquierda
same-side = misma posición de izquierda a derecha
other-left = { $other } más a la izquierda
one-higher = { $one } más arriba
same-height = a la misma altura
other-higher = { $other } más arriba

pair = { $one } y { $other }: { $shown }

lines = { $one } y { $other }, { $shown }

so = { $pair }. { $rule }, así que hace falta «{ $key }».

why-2-in-turn = Se van alternando
why-3-in-turn = Se repite cada tres
why-kept = Cada fila lo conserva
why-reversed = Cada fila lo invierte
why-rows-of-one = Es siempre igual dentro de cada fila
why-columns-of-one = Es siempre igual dentro de cada columna
why-rows-of-three = En cada fila están los mismos tres casos
why-columns-of-three = En cada columna están los mismos tres casos

alike = { $one } y { $other }: { $value } en los { $count ->
    [4] cuatro
    [5] cinco
   *[8] ocho
}.

row = fila { $number }

column = columna { $number }

fitting = Paneles numerados que lo cumplen todo: { $found }. Total: { $number }.

to = { " " }→{ " " }

last = { $steps ->
    [1] Solo { $answer } lo cumple.
   *[other] Solo { $answer } lo cumple todo.
}

odd = { $pair }. El intruso es { $answer }.

placed = { $shape } de centro ({ $x }, { $y }), { $across } pasos de ancho y de alto

axes = Los centros se escriben (x, y), en pasos: la x hacia la derecha, la y hacia abajo.

diamond = El rombo se apoya en un vértice; el hexágono tiene dos lados horizontales, que miden la mitad de su anchura.

panel = Panel { $number }

above = Fila superior, panel { $number }

