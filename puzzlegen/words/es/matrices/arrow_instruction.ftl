setting = Los paneles de arriba se suceden fila por fila. En cada panel, ve desde la flecha de la marca redonda en su dirección hasta la figura más cercana. Solo importan las figuras a las que se llega: de panel en panel, cada uno de estos atributos suyos sigue una regla: { $attributes }. Las reglas son: quedar igual; { $turning }repetirse cada { $cycles } paneles.
setting-chained = Los paneles de arriba se suceden fila por fila. En cada panel, ve desde la flecha de la marca redonda en su dirección hasta lo más cercano; si es otra flecha, sigue desde ella en su dirección, hasta llegar a una figura. Solo importan las figuras a las que se llega: de panel en panel, cada uno de estos atributos suyos sigue una regla: { $attributes }. Las reglas son: quedar igual; { $turning }repetirse cada { $cycles } paneles.

ask = ¿Qué opción corresponde al signo de interrogación?

short-chained = En cada panel, sigue las flechas desde la marca redonda hasta la figura a la que llevan. Esas figuras siguen reglas: ¿qué opción corresponde al signo de interrogación?
short = En cada panel, la flecha de la marca redonda apunta a una figura. Esas figuras siguen reglas: ¿qué opción corresponde al signo de interrogación?

turning = girar en pasos iguales, o en pasos que crecen cada vez un octavo de vuelta;{ " " }

plain = { $shape } { $shape-gender ->
    [f] { $fill-feminine }
   *[m] { $fill }
}

at-angle = { $figure } a { $angle }°

reached = Figuras a las que se llega, por orden: { $figures }.

angles = (Los ángulos se miden desde la vertical, en el sentido de las agujas del reloj.)

does = { $attribute }: { $does }, así que sigue { $end }.

heads = Dirección: { $does }, así que siguen { $angle }°.

same = siempre igual

repeats = se repite cada { $step } paneles

degrees = { $angle }°

clockwise = en el sentido de las agujas del reloj
anticlockwise = en sentido contrario al de las agujas del reloj

turns = gira { $angle }° cada vez { $sense }
turns-more = ha girado { $before } { $sense }; ahora gira { $angle }

left = Solo las flechas de { $letter } llevan a la figura buscada, { $figure } ({ $others }).

cells = Cada panel tiene { $side } filas de { $side } casillas; las que no se nombran están vacías.

arrow = flecha hacia { $way }

marked = flecha hacia { $way } en la marca redonda

at = { $cell } { $what }
