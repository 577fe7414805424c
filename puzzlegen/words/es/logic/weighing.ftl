noun-coins = moneda
    .many = monedas
    .gender = f
noun-sacks = saco
    .many = sacos
    .gender = m
noun-crystals = cristal
    .many = cristales
    .gender = m

faulty-heavy = { $noun-gender ->
    [f] Exactamente una es defectuosa: pesa un poco más que cada una de las demás.
   *[m] Exactamente uno es defectuoso: pesa un poco más que cada uno de los demás.
}
faulty-light = { $noun-gender ->
    [f] Exactamente una es defectuosa: pesa un poco menos que cada una de las demás.
   *[m] Exactamente uno es defectuoso: pesa un poco menos que cada uno de los demás.
}
faulty-either = { $noun-gender ->
    [f] Exactamente una es defectuosa: pesa un poco más o un poco menos que cada una de las demás.
   *[m] Exactamente uno es defectuoso: pesa un poco más o un poco menos que cada uno de los demás.
}
faulty-both_heavy = { $noun-gender ->
    [f] Exactamente dos son defectuosas: cada una pesa un poco más que una normal, y las dos lo mismo.
   *[m] Exactamente dos son defectuosos: cada uno pesa un poco más que uno normal, y los dos lo mismo.
}
faulty-both_light = { $noun-gender ->
    [f] Exactamente dos son defectuosas: cada una pesa un poco menos que una normal, y las dos lo mismo.
   *[m] Exactamente dos son defectuosos: cada uno pesa un poco menos que uno normal, y los dos lo mismo.
}
faulty-opposite = { $noun-gender ->
    [f] Exactamente dos son defectuosas: una pesa un poco más que una normal, y la otra, menos en la misma medida.
   *[m] Exactamente dos son defectuosos: uno pesa un poco más que uno normal, y el otro, menos en la misma medida.
}

rules = Hay { $count } { $noun-many } { $noun-gender ->
    [f] numeradas
   *[m] numerados
} a partir del 1. { $faulty } { $noun-gender ->
    [f] Todas las
   *[m] Todos los
} normales pesan lo mismo. Las balanzas numeradas muestran lo que se ha pesado: el platillo más bajo contiene más peso, y los platillos a la misma altura contienen pesos iguales.

slip = Sin embargo, exactamente una de las balanzas numeradas está mal dibujada: en sus platillos está lo que debe, pero la pesada dio en realidad otro resultado.

ask-which = { $faults ->
    [1] ¿Qué número lleva { $noun-gender ->
        [f] la { $noun } defectuosa
       *[m] el { $noun } defectuoso
    }?
   *[2] ¿Qué números llevan { $noun-gender ->
        [f] las dos { $noun-many } defectuosas
       *[m] los dos { $noun-many } defectuosos
    }?
}
ask-which_choice = { $faults ->
    [1] ¿Qué { $noun } es { $noun-gender ->
        [f] la defectuosa
       *[m] el defectuoso
    }?
   *[2] ¿Qué dos { $noun-many } son { $noun-gender ->
        [f] las defectuosas
       *[m] los defectuosos
    }?
}
ask-which_boxes = { $faults ->
    [1] ¿Qué { $noun } es { $noun-gender ->
        [f] la defectuosa
       *[m] el defectuoso
    }? (Da su recuadro en la fila inferior.)
   *[2] ¿Qué dos { $noun-many } son { $noun-gender ->
        [f] las defectuosas
       *[m] los defectuosos
    }? (Da sus recuadros en la fila inferior.)
}
ask-sign = ¿Qué se sabe con seguridad { $noun-gender ->
    [f] de la { $noun } defectuosa
   *[m] del { $noun } defectuoso
}?
ask-suspects = { $noun-gender ->
    [f] ¿Cuántas de las { $noun-many } pueden ser aún defectuosas?
   *[m] ¿Cuántos de los { $noun-many } pueden ser aún defectuosos?
}
ask-normal = { $noun-gender ->
    [f] ¿Cuántas de las
   *[m] ¿Cuántos de los
} { $noun-many } son normales con toda seguridad?
ask-suspect_boxes = ¿Qué { $noun-many } pueden ser aún { $noun-gender ->
    [f] defectuosas? (Da el recuadro de cada una
   *[m] defectuosos? (Da el recuadro de cada uno
} en la fila inferior.)
ask-next = { $faults ->
    [1] Se permite una pesada más. ¿Con cuál de las pesadas A a D se sabrá después cuál es { $noun-gender ->
        [f] la { $noun } defectuosa
       *[m] el { $noun } defectuoso
    }, muestre lo que muestre la balanza?
   *[2] Se permite una pesada más. ¿Con cuál de las pesadas A a D se sabrá después cuáles son { $noun-gender ->
        [f] las dos { $noun-many } defectuosas
       *[m] los dos { $noun-many } defectuosos
    }, muestre lo que muestre la balanza?
}
ask-predict = La balanza con el signo de interrogación aún está bloqueada. ¿Qué ocurre al soltarla?
ask-idle = { $faults ->
    [1] Una pesada era innecesaria: las demás balanzas ya muestran qué { $noun } es { $noun-gender ->
        [f] la defectuosa
       *[m] el defectuoso
    }. ¿Qué número lleva la innecesaria?
   *[2] Una pesada era innecesaria: las demás balanzas ya muestran qué dos { $noun-many } son { $noun-gender ->
        [f] las defectuosas
       *[m] los defectuosos
    }. ¿Qué número lleva la innecesaria?
}
ask-slip = ¿Qué número lleva la balanza que está mal dibujada?
ask-fewest = ¿Cuántas pesadas más hacen falta como mínimo para encontrar con seguridad { $noun-gender ->
    [f] la { $noun } defectuosa
   *[m] el { $noun } defectuoso
}? (Cada una puede depender de los resultados anteriores. No hace falta averiguar si { $noun-gender ->
    [f] la defectuosa
   *[m] el defectuoso
} pesa más o menos.)
ask-idle_box = { $faults ->
    [1] Una pesada era innecesaria: las demás balanzas ya muestran qué { $noun } es { $noun-gender ->
        [f] la defectuosa
       *[m] el defectuoso
    }. ¿Qué pesada era? (Da el recuadro del panel entero de su balanza.)
   *[2] Una pesada era innecesaria: las demás balanzas ya muestran qué dos { $noun-many } son { $noun-gender ->
        [f] las defectuosas
       *[m] los defectuosos
    }. ¿Qué pesada era? (Da el recuadro del panel entero de su balanza.)
}
ask-slip_box = ¿Qué balanza está mal dibujada? (Da el recuadro de su panel entero.)

ask-which_choice-either = ¿Qué { $noun } es { $noun-gender ->
    [f] la defectuosa
   *[m] el defectuoso
} y en qué se diferencia?
ask-which_choice-opposite = ¿Qué { $noun } es { $noun-gender ->
    [f] la defectuosa que pesa más y cuál, la
   *[m] el defectuoso que pesa más y cuál, el
} que pesa menos?

predict-left = baja el platillo izquierdo
predict-right = baja el platillo derecho
predict-level = queda en equilibrio

sign-heavy = pesa más que el resto
sign-light = pesa menos que el resto
sign-either = todavía puede pesar más o menos

tilts-left = el platillo izquierdo está más bajo
tilts-right = el platillo derecho está más bajo
tilts-level = en equilibrio

heavier = { $number }, que pesa más

lighter = { $number }, que pesa menos

two = { $one } y { $other }

unlike = { $one } pesa más, { $other } pesa menos

pans = izquierda: { $left }; derecha: { $right }; { $state }

locked = bloqueada

shelf = Fila inferior: { $noun-gender ->
    [f] las { $count } { $noun-many }, numeradas
   *[m] los { $count } { $noun-many }, numerados
} del 1 al { $count }

low-left = izquierdo más bajo
low-right = derecho más bajo
low-level = en equilibrio

leaves = Lo que cada balanza deja posible.

arrows = (↑ más pesado, ↓ más ligero.)

step = Balanza { $number } ({ $tilt }): { $cases }.

alone = La balanza { $number } sola ({ $tilt }): { $cases }.

many = { $count } casos

or = { " " }o bien{ " " }

lead-both_heavy = Está más bajo el platillo que contiene más unidades defectuosas; a la misma altura, ambos contienen las mismas.
lead-both_light = Está más alto el platillo que contiene más unidades defectuosas; a la misma altura, ambos contienen las mismas.
lead-opposite = Los platillos están a la misma altura si las dos unidades defectuosas están en el mismo platillo o ambas fuera de la balanza.

against = La balanza { $number } ({ $tilt }) lo contradice.
against-all = La balanza { $number } ({ $tilt }) contradice todos estos casos.

one-of = Luego el número de la balanza mal dibujada es { $numbers }.
likewise = Del mismo modo, el número de la balanza mal dibujada es { $numbers }.

supposed = Si la { $number } está mal dibujada: { $cases }.

still = Con { $letter }, { $cases } darían el mismo resultado ({ $tilt }).

needed = Sin la { $number }: { $cases }.

aside = { " " }(uno menos que antes, pues { $noun-gender ->
    [f] una
   *[m] un
} { $noun } que puede pesar más o menos puede quedarse fuera hasta el final)

so-which = Así que la respuesta es { $answer }.
so-sign = Así que { $text }: { $answer }.
so-suspects = { $count ->
    [one] Es { $noun-gender ->
        [f] 1 de las
       *[m] 1 de los
    }
   *[other] Son { $count } { $noun-gender ->
        [f] de las
       *[m] de los
    }
} { $noun-many } ({ $suspects }): la respuesta es { $answer }.
so-normal = { $count ->
    [one] Es { $noun-gender ->
        [f] 1 de las
       *[m] 1 de los
    }
   *[other] Son { $count } { $noun-gender ->
        [f] de las
       *[m] de los
    }
} { $noun-many } ({ $suspects }); { $noun-gender ->
    [f] todas las
   *[m] todos los
} demás son normales: la respuesta es { $answer }.
so-suspect_boxes = Así que aún pueden ser { $noun-gender ->
    [f] defectuosas
   *[m] defectuosos
}: { $suspects }.
so-predict = En todos estos casos, a la balanza con el signo de interrogación le ocurre lo mismo: { $text }. Así que es { $answer }.
so-idle = Así que la balanza { $number } no hacía falta.
so-slip = Así que la balanza mal dibujada es la { $number }.
so-next = Con { $answer }, cualquier resultado deja claro qué es lo defectuoso. Así que es { $answer }.
so-fewest = Quedan { $leaves } casos{ $aside }. Una pesada tiene tres resultados, así que basta una para un máximo de 3 casos, dos para 9 y tres para 27: el mínimo es { $answer }.

told-balance = Balanza { $number }
told-asked = Balanza con el signo de interrogación
