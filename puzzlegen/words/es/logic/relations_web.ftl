web = En esta isla inventada, unas flechas van de cada clase de planta o animal a quienes se la comen; nadie come otra cosa. Un animal se extingue en cuanto ha desaparecido todo lo que come, y por ninguna otra razón. Nada de lo que está en la fila inferior necesita alimento.

tree = En este árbol genealógico, los cuadrados son hombres y niños; los círculos, mujeres y niñas. Una línea doble une a marido y mujer; sus hijos cuelgan de la línea de debajo. Todos los miembros de la familia aparecen, una sola vez.

ask-dies = Lo que está tachado desaparece. ¿En qué otros círculos hay clases que acaban extinguiéndose por ello?
ask-toll = Lo que está tachado desaparece. ¿Cuántas clases más acaban extinguiéndose por ello?
ask-least = Solo se pueden proteger algunas clases de la fila inferior; las demás desaparecen. ¿Cuántas hay que proteger como mínimo para que no se extinga ninguno de los animales resaltados?
ask-who = ¿Quién es { $way }?
ask-many = ¿Cuántas personas son { $way }? Cada una cuenta una sola vez.
ask-kin = ¿Qué es { $end } de { $start }? { $end } es...

leads = { $letter } lleva a { $people }

step = Como { $way } tenemos a: { $people }.
so = Así que la respuesta es { $answer }.
so-kin = { $others }. Solo { $answer } lleva a { $end }.
lives-on = En último término, «{ $who }» vive de: { $plants }.
so-least = Protegiendo { $plants }, a cada animal le queda algo; ninguna elección menor tiene algo de cada lista. Así que son { $answer }.
gone = Desaparecen: { $gone }.
starve = Eso deja sin ningún alimento (entre paréntesis) a: { $eaters }.
starve-next = Después se quedan sin ninguno: { $eaters }.
eats = { $who } ({ $foods })
so-dies = Todos los demás encuentran aún algo que comer.
so-toll = Todos los demás encuentran aún algo que comer, así que son { $answer }.

told-m = { $name } (cuadrado)
told-f = { $name } (círculo)
told-people = Personas
childless = sin hijos

told-couples = Parejas unidas por una línea doble, y los hijos debajo
told-row = Fila { $number } desde abajo
told-arrow = hacia { $eater } desde { $foods }
told-arrows = Flechas
told-gone = Tachados
told-highlighted = Resaltados

whose = de { $name }
of-whom = { $step-of } { $whose }
way = { $step } { $whose }

step-father = padre
    .of = del padre
step-mother = madre
    .of = de la madre
step-brother = hermano
    .of = de un hermano
step-sister = hermana
    .of = de una hermana
step-son = hijo
    .of = de un hijo
step-daughter = hija
    .of = de una hija
step-husband = marido
    .of = del marido
step-wife = mujer
    .of = de la mujer
step-parent = padre o madre
    .of = del padre o de la madre
step-sibling = hermanos o hermanas
    .of = de los hermanos o hermanas
step-child = hijos o hijas
    .of = de los hijos o hijas
step-spouse = cónyuges
    .of = de los cónyuges
