rules = Esta partida de Go ha terminado: todas las piedras del tablero están vivas y se quedan en él. Cada color tiene un punto por cada una de sus piedras y otro por cada punto libre desde el que los caminos a lo largo de las líneas, por puntos libres, llevan solo a piedras de ese color. Los puntos libres desde los que se llega así a piedras de ambos colores no cuentan para nadie; no hay komi.

finished = Esta partida de Go ha terminado y todas las piedras están vivas. Se cuentan piedras y territorio, sin komi.

count = ¿Cuántos puntos tienen las negras?

margin = ¿Quién ha ganado, y por cuántos puntos?

sides = Las negras tienen { $a } piedras y { $b } puntos de territorio, { $c } en total; las blancas tienen { $d } y { $e }, { $f } en total: { $r }.

areas = El territorio por zonas, en el orden de sus puntos más altos: negras { $black }; blancas { $white }.

neutral = { $points } no { $count ->
    [one] cuenta
   *[other] cuentan
} para nadie.

and = { " " }y{ " " }
