net = La tarjeta de color muestra el desarrollo de un cubo. Se recorta por las líneas continuas y se pliega por las discontinuas, de modo que el lado de los símbolos quede por fuera del cubo.

cubes = Cada uno de los cubos con letra muestra tres de sus caras; los cubos pueden estar en cualquier posición. Cuentan tanto el lugar de los símbolos como su giro.

cube = La tarjeta de color muestra tres caras de un cubo, y al lado o debajo hay { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[8] ocho
} desarrollos. Un desarrollo se recorta por las líneas continuas y se pliega por las discontinuas, de modo que el lado de los símbolos quede por fuera del cubo. Los cubos pueden estar en cualquier posición; cuentan tanto el lugar de los símbolos como su giro.

ask-fold = Exactamente uno de los cubos A a { $last } se puede formar con el desarrollo. ¿Cuál?
ask-not_fold = Exactamente uno de los cubos A a C no se puede formar con el desarrollo. ¿Cuál?
ask-net = Con exactamente uno de los desarrollos A a { $last } se puede formar este cubo. ¿Con cuál?

short-fold = ¿Cuál de los cubos A a { $last } se puede formar con el desarrollo, con los símbolos por fuera? El giro de los símbolos cuenta.
short-not_fold = ¿Cuál de los cubos A a C no se puede formar con el desarrollo, con los símbolos por fuera? El giro de los símbolos cuenta.
short-net = ¿Con cuál de los desarrollos A a { $last } se puede formar el cubo de la tarjeta, con los símbolos por fuera? El giro de los símbolos cuenta.

the-net = El desarrollo
the-cube = El cubo
