setting = { $subject }. Las reglas: quedar igual; pasos iguales (de { $scales }); repetirse cada { $cycles } paneles{ $growing }{ $more }. Lo que no sigue ninguna regla no importa.

subjects-one = Cada uno de estos atributos de las figuras puede seguir una regla de panel en panel: { $attributes }
subjects-places = En cada lugar, cada uno de estos atributos de la figura puede seguir una regla de panel en panel: { $attributes }
subjects-walkers = En cada figura, que se reconoce por su forma, cada uno de estos atributos puede seguir una regla de panel en panel: { $attributes }

growing-turning-walking = ; girar o avanzar en pasos que crecen en uno cada vez
growing-turning = ; girar en pasos que crecen en uno cada vez
growing-walking = ; avanzar en pasos que crecen en uno cada vez

around = ; avanzar alrededor del anillo en pasos iguales
across = ; avanzar en pasos iguales por el borde, o de casilla en casilla en cualquiera de las ocho direcciones, entrando de nuevo por el otro lado (los pasos que crecen van por el borde)

goes = { $thing }: { $rule }: { $values }, así que sigue { $value } ({ $letters }).

stays = { $thing }: queda en { $value } ({ $letters }).

each-time = { $step } cada vez

in-turn = se alternan { $count ->
    [2] dos
   *[other] tres
}

growing-turn-on = giro en el sentido de las agujas del reloj de { $steps }; después, de { $step }
growing-turn-back = giro en sentido contrario al de las agujas del reloj de { $steps }; después, de { $step }
growing-position-on = avance en el sentido de las agujas del reloj de { $steps } lugares; después, de { $step }
growing-position-back = avance en sentido contrario al de las agujas del reloj de { $steps } lugares; después, de { $step }

whose = { $attribute } { $shape-gender ->
    [f] de la
   *[m] del
} { $shape }

place = lugar
