rules-marks = La parte superior de la imagen muestra { $count } vistas de un mismo cubo, cuyas seis caras llevan seis símbolos distintos.
rules-pips = La imagen muestra { $count } vistas de un mismo dado. Sus seis caras tienen de 1 a 6 puntos, cada número una sola vez; los números de las caras opuestas no tienen por qué sumar siete.
number = { $count ->
    [2] dos
    [3] tres
   *[4] cuatro
}

covered = Una cara que se muestra sin símbolo está tapada en esa vista: también lleva uno de los símbolos.

hidden = tapada

ask-opposite-marks = ¿Cuál de los símbolos A a D está en la cara opuesta a la del símbolo { $asked }, sea cual sea su giro?
ask-bottom-marks = ¿Cuál de los símbolos A a D está en la cara inferior del cubo, tal como aparece en la vista de la izquierda del todo, sea cual sea su giro?
ask-missing-marks = En la vista de la derecha del todo, un signo de interrogación ocupa el lugar del símbolo de una cara. Cada una de las opciones A a D muestra esta vista con esa cara completada. ¿Cuál es la correcta, tanto en el símbolo como en su giro?
ask-opposite-pips = ¿Cuántos puntos hay en la cara opuesta a la del { $asked }?
ask-bottom-pips = ¿Cuántos puntos hay en la cara inferior del dado, tal como aparece en la vista de la izquierda del todo?
ask-missing-pips = En la vista de la derecha del todo, un signo de interrogación ocupa el lugar de los puntos de una cara. ¿Cuántos son?

short-opposite-marks = Todas las vistas muestran el mismo cubo. ¿Cuál de los símbolos A a D está enfrente del símbolo { $asked }, sea cual sea su giro?
short-bottom-marks = Todas las vistas muestran el mismo cubo. ¿Cuál de los símbolos A a D está en su cara inferior en la vista de la izquierda del todo, sea cual sea su giro?
short-missing-marks = Todas las vistas muestran el mismo cubo. ¿Cuál de las opciones A a D muestra la vista de la derecha del todo con el símbolo correcto, bien girado, en lugar del signo de interrogación?
short-opposite-pips = Todas las vistas muestran el mismo dado; las caras opuestas no tienen por qué sumar siete. ¿Cuántos puntos hay en la cara opuesta a la del { $asked }?
short-bottom-pips = Todas las vistas muestran el mismo dado; las caras opuestas no tienen por qué sumar siete. ¿Cuántos puntos hay en su cara inferior en la vista de la izquierda del todo?
short-missing-pips = Todas las vistas muestran el mismo dado; las caras opuestas no tienen por qué sumar siete. ¿Cuántos puntos van en el lugar del signo de interrogación?

counted = Las vistas se cuentan desde la izquierda.

on-top = En la vista 1, el { $mark } está arriba.

so = Por tanto, es el { $mark }.
so-letter = Es la opción { $answer }.

view = Vista { $number } desde la izquierda

filled = Cada opción muestra la última vista con esto en lugar del signo de interrogación:
