and = { " " }y{ " " }

counted-levels = Las columnas de una vista se cuentan desde su izquierda y los niveles, desde el suelo.
counted-rows = Las columnas de una vista se cuentan desde su izquierda y las filas, desde delante.
counted-levels-and-rows = Las columnas de una vista se cuentan desde su izquierda; los niveles, desde el suelo, y las filas, vistas desde arriba, desde delante.

in-column = en la columna { $one }
in-columns = en las columnas { $one } a { $two }

at-level = en el nivel { $one }
at-levels = en los niveles { $one } a { $two }
in-row = en la fila { $one }
in-rows = en las filas { $one } a { $two }

columns-meet = entre las columnas { $one } y { $two }

levels-meet = entre los niveles { $one } y { $two }
rows-meet = entre las filas { $one } y { $two }

edges-left = en el borde izquierdo
edges-right = en el borde derecho
edges-top = en el borde superior
edges-bottom = en el borde inferior

spot = { $line }, { $part }

diagonal = en una diagonal, { $across } y { $up }

on-the-left = a la izquierda
on-the-right = a la derecha
over = encima de la línea
under = debajo de ella

nothing = nada

rows-front = de la { $nth } fila desde delante
rows-left = de la { $nth } fila desde la izquierda
nth = { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[5] quinta
}

wall = una pared { $row }

top = una cara superior a altura { $height }

slopes-F = una rampa que baja hacia delante
slopes-L = una rampa que baja hacia la izquierda

one-plane-wall = paredes { $row }, que están en un mismo plano
one-plane-top = caras superiores a altura { $height }
one-plane-slope = rampas que están en un mismo plano

two-slopes = dos rampas que no están en un mismo plano
two-rows-front = { $here }: una pared de la { $one } fila desde delante; { $there }: una de la { $other }
two-rows-left = { $here }: una pared de la { $one } fila desde la izquierda; { $there }: una de la { $other }

unlike = { $here }: { $one }; { $there }: { $other }

view-extra = en { $letters } hay una línea { $where }, pero a ambos lados de ella el cuerpo muestra lo mismo: { $shown }
view-missing = en { $letters } no hay línea { $where }, pero el cuerpo tiene una ahí ({ $shown })
solid-extra = { $side }, en { $letters } no se vería ninguna línea { $where } (a ambos lados, { $shown }), pero hay una dibujada
solid-missing = { $side }, en { $letters } se vería una línea { $where } ({ $shown }), pero no hay ninguna dibujada

from-front = desde delante
from-left = desde la izquierda
from-top = desde arriba

part-view-extra = { $place }, { $letters } { $count ->
    [one] muestra
   *[other] muestran
} { $drawn } donde la pieza no muestra ninguna línea
part-view-missing = { $place }, { $letters } no { $count ->
    [one] muestra
   *[other] muestran
} ninguna línea donde la pieza muestra { $true }
part-view-other = { $place }, { $letters } { $count ->
    [one] muestra
   *[other] muestran
} { $drawn } donde la pieza muestra { $true }
part-solid-extra = { $side }, en { $letters } no se vería ninguna línea { $place }, donde está dibujada { $drawn }
part-solid-missing = { $side }, en { $letters } se vería { $true } { $place }, donde no hay ninguna línea dibujada
part-solid-other = { $side }, en { $letters } se vería { $true } { $place }, donde está dibujada { $drawn }

full-across = una línea horizontal continua
dashed-across = una línea horizontal discontinua
full-upright = una línea vertical continua
dashed-upright = una línea vertical discontinua
full-slanted = una línea inclinada continua
dashed-slanted = una línea inclinada discontinua
full-arc = una línea curva continua
dashed-arc = una línea curva discontinua

place-above-left = en el cuarto superior izquierdo
place-above-middle = justo encima del centro
place-above-right = en el cuarto superior derecho
place-level-left = justo a la izquierda del centro
place-level-middle = en el centro mismo
place-level-right = justo a la derecha del centro
place-below-left = en el cuarto inferior izquierdo
place-below-middle = justo debajo del centro
place-below-right = en el cuarto inferior derecho
