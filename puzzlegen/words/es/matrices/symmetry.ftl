covered = ; la zona gris clara está tapada

mirror = La figura entera es su propio reflejo en la línea discontinua.

axes = La figura entera es su propio reflejo en cada una de las dos líneas discontinuas.

turn = La figura entera queda igual tras { $number ->
    [2] media vuelta
    [3] un tercio de vuelta
    [4] un cuarto de vuelta
   *[6] un sexto de vuelta
} alrededor del centro marcado.

matters = Solo importa la simetría de cada figura, tonos incluidos: sus ejes de reflexión por el centro y los giros alrededor del centro tras los que queda igual; puede no tener ninguna.

rules-half = El panel grande muestra una figura de casillas sombreadas en una retícula{ $covered }. { $whole } Se ha quitado la zona del signo de interrogación.
rules-row = { $matters } De cada figura de la fila superior a la siguiente, la simetría queda igual, o todos los ejes giran el mismo ángulo, o se alternan dos o tres simetrías.
rules-matrix = { $matters } Una misma regla vale en todas las filas (de izquierda a derecha) o en todas las columnas (de arriba abajo): sin cambios; todos los ejes giran el mismo ángulo en cada paso, en todas las líneas; las mismas tres simetrías, una vez cada una; la tercera figura tiene solo los ejes que comparten las otras dos, o los que tiene al menos una.
rules-analogy = En la primera fila, la figura izquierda se transforma en la derecha con { $changes ->
    [1] un cambio
   *[other] dos cambios, uno tras otro
}; la segunda fila hace lo mismo. Un cambio es uno de estos: la figura gira alrededor del centro de su panel; se refleja en una recta que pasa por él; o se hace simétrica, sombreando las menos casillas posibles o vaciando las menos posibles. Simétrica quiere decir: su propio reflejo en una recta que pasa por el centro, o en cada una de dos perpendiculares, o igual tras { $order ->
    [4] media vuelta o un cuarto de vuelta
   *[6] media vuelta, un tercio o un sexto de vuelta
}.

line = { $angle ->
    [0] la recta vertical
    [45] la diagonal ascendente
    [90] la recta horizontal
    [135] la diagonal descendente
   *[other] la recta a { $angle }° de la vertical en el sentido de las agujas del reloj
}

moved-mirror = se refleja la figura en { $line }
moved-turn = se gira la figura { $part }
filled = se sombrean casillas hasta que la figura { $whole }
cleared = se vacían casillas hasta que la figura { $whole }

whole-mirror = es su propio reflejo en { $line }
whole-axes = es su propio reflejo en { $line } y en la perpendicular
whole-turn = queda igual tras { $part }

seen-moved = De la figura izquierda de la primera fila se pasa así a la derecha: { $made }.
seen-filled = La figura derecha de la primera fila conserva todas las casillas de la izquierda y { $whole }: se han sombreado casillas para hacerla simétrica.
seen-cleared = La figura derecha de la primera fila no tiene más casillas que las de la izquierda y { $whole }: se han vaciado casillas para hacerla simétrica.

two = En la primera fila: { $first }, luego { $then }.

led = Hecho en la segunda fila, esto da { $letter }.

ask-half = ¿Qué opción la muestra, tal como está en el panel?
ask-row = ¿Qué opción es la figura siguiente?
ask-matrix = ¿Qué opción es la figura que falta?
ask-analogy = ¿En qué opción se transforma la figura de la segunda fila?

short-half = { $whole } ¿Cuál de las opciones muestra la zona del signo de interrogación, tal como está?
short-row = Solo la simetría de las figuras (los tonos cuentan) sigue una regla a lo largo de la fila. ¿Cuál de las opciones A a D es la figura siguiente?
short-matrix = Solo la simetría de las figuras (los tonos cuentan) sigue una regla en todas las filas o columnas. ¿Cuál de las opciones A a D es la figura que falta?
short-analogy = En cada fila, la figura se gira, se refleja o se hace simétrica con { $changes ->
    [1] un cambio
   *[other] dos cambios, uno tras otro
}. ¿En cuál de las opciones A a D se transforma la figura de la segunda fila?

panel = El panel grande

axis = Una línea discontinua pasa por el centro del panel, a { $angle }° de la vertical en el sentido de las agujas del reloj.

centre = El centro del panel está marcado.

gap = { " " }
