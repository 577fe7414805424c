rules-house = En cada planta de la casa vive al menos una persona. El número de cada llave indica cuántas personas viven en total en las plantas que abarca.
rules-market = Cada clase de cosa cuesta un número entero de monedas, al menos 1, y las cosas que se ven iguales cuestan lo mismo. El número al final de cada suma es lo que cuestan juntas sus cosas, en monedas.
rules-stars = Cada estrella representa un número entero, al menos 1. El número de cada línea es la suma de las dos estrellas que la línea une.

wrong-house = Pero exactamente uno de los números de las llaves es erróneo.
wrong-market = Pero exactamente uno de estos números es erróneo.
wrong-stars = Pero exactamente uno de los números de las líneas es erróneo.

value-house = ¿Cuántas personas viven en { $load-the } { $load }?
value-market = ¿Cuántas monedas cuesta esto: { $load }?
value-stars = ¿Qué número es { $load }?

what-house = cuántas personas viven allí
what-market = el coste total
what-stars = el valor

ask-knowable = Solo en una de las opciones A a D se puede averiguar con certeza { $what }. ¿En cuál?
ask-unknowable = En tres de las opciones A a D se puede averiguar con certeza { $what }. ¿En cuál no?
ask-superfluous = Si se tapara uno de los cuatro números marcados A a D, aún se podría calcular a partir de todos los demás números de la imagen. ¿Cuál?
ask-wrong = ¿Cuál? (Da el recuadro de la placa entera en la que está, marco incluido.)
ask-wrong_choice = Es uno de los cuatro marcados A a D. ¿Cuál?
ask-most = ¿Cuál es el mayor número posible de personas en { $load-the } { $load }?

floor = planta { $low }
    .the = la

two-floors = plantas { $low } y { $high }
    .the = las
floors = plantas { $low } a { $high }
    .the = las
floors-numbered = Una casa de { $count } plantas, numeradas de abajo arriba.

marked = { $sum } (marcado { $letter })

makes = { $term } = { $total }

then = ,{ " " }

cancel = Suma y resta sumas, paso a paso, hasta que solo quede «{ $load }»: { $result }.

open = { $letter } ({ $load }) puede ser { $one }, pero también { $other }.

known = { $letter } ({ $load }) se conoce: { $result }.

so = Así que la respuesta es { $answer }.

covered = Tapa { $answer } ({ $load }): las demás sumas lo dan igualmente, { $result }. Cada uno de los otros números marcados dice algo que no dice ningún otro.

twice = Dos maneras sin ningún número en común dan «{ $load }»: { $one }, y { $other }. Si el número erróneo fuera otro, una de ellas seguiría contradiciendo el { $sum } que la imagen da para «{ $load }»; luego el erróneo es este.

at-most = { $terms } = { $total }. Eso cuenta una vez { $load-the } { $load } y además: { $besides }. En cada una de estas vive al menos una persona, así que quedan como máximo { $total } − { $many } = { $number } para { $load-the } { $load }. Es posible: de abajo arriba, en las plantas pueden vivir { $numbers } personas.

term = { $head }{ $sum } ({ $load })

result = { $steps }; { $total } ÷ { $by } = { $number }
