rules = Cada aro contiene las letras de una palabra inglesa, cada letra una sola vez: un aro de color, el nombre inglés de su color; una cuerda, el nombre inglés habitual de lo que hay en su tarjeta. Una letra de varias palabras está donde se solapan justo sus aros.

code-plain-numbers = Los números representan letras: 1 es A, 2 es B, y así hasta 26, que es Z.
code-secret-numbers = Los números del 1 al 26 representan letras en el orden del alfabeto inglés, empezando donde sea; después del 26 viene el 1. (Si la A fuera 24, la C sería 26 y la D 1.)
code-either-way-numbers = Los números del 1 al 26 representan las letras en orden alfabético inglés, hacia delante o hacia atrás, empezando donde sea; el 1 y el 26 son vecinos. (Con A como 24 y hacia atrás, B sería 23, e Y, 26.)
code-secret-letters = En las cuentas, cada letra se escribe como la que está tantos puestos más adelante en el alfabeto inglés, los mismos para todas; después de la Z viene la A. (Con dos puestos, C representaría A, y B representaría Z.)
code-either-way-letters = En las cuentas, la A se escribe como alguna letra, y la B, la C, etc. como las que vienen después de esa en el alfabeto inglés, o bien como las que vienen antes; la A y la Z son vecinas. (Con A como C y hacia atrás, B sería B, y D sería Z.)

forwards = { $sign } con el alfabeto hacia delante
backwards = { $sign } con el alfabeto hacia atrás

blank = Lo que había en las cuentas en blanco se ha borrado.

ask-missing-numbers = ¿Qué número va en la cuenta del signo de interrogación?
ask-missing-letters = ¿Qué letra, escrita como en las demás cuentas, va en la cuenta del signo de interrogación?
ask-place = En cada lugar discontinuo de dentro de los aros falta una cuenta. ¿Dónde va la cuenta { $number }: en A, B, C o D?
ask-which = ¿Cuál de las opciones A a D corresponde al aro del signo de interrogación?
ask-letter = ¿Qué letra representa { $number }?

unknown = un aro con un signo de interrogación

coloured = un aro de color { $colour }

rope = una cuerda con el dibujo de: { $thing }

hoop = Aro { $number }

only = Solo en el aro { $hoops }

all = En los aros { $hoops } y en ningún otro

outside = Fuera de todos los aros

empty = (en blanco)

pictured = { $word } (el dibujo)

painted = { $word } (el color)

words = Los aros representan { $spelled }.

noted = Las letras que están en { $spelled }{ $others } son { $letters }, y en las cuentas de allí se lee { $beads }; así que A es { $codes }.

but-not = { " " }pero no en { $spelled }

or = { " " }o bien{ " " }

thus-alone = En la región del signo de interrogación tiene que estar solo { $letter }{ $written }.
thus-missing = En la región del signo de interrogación tienen que estar { $letters }; falta { $letter }{ $written }.
thus-place = { $number } representa { $letter }, que { $where }: lugar { $answer }.
thus-which = Entonces, las cuentas del aro del signo de interrogación son { $letters }: es decir, { $word }, opción { $answer }.
thus-letter = Así, { $number } representa { $answer }.

written = , que se escribe { $answer }

in = está en { $spelled }{ $others }

nowhere = no está en ninguna de las palabras
