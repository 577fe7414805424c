setting = { $subject }. Cada uno puede seguir una regla en todas las filas (de izquierda a derecha) o en todas las columnas (de arriba abajo): quedar igual; pasos iguales en todas las líneas (de { $scales }); los mismos tres valores, una vez cada uno, en algún orden{ $more }. Lo que no sigue ninguna regla no importa.

subject = Fíjate en estos atributos de las figuras: { $attributes }
subject-parts = Fíjate, en cada lugar de los paneles, en estos atributos de las figuras: { $attributes }

more = ; en el número, primero + segundo = tercero o primero − segundo = tercero; en las posiciones, pasos iguales en todas las líneas{ $where }, o en el tercer panel las ocupadas en los otros dos, en al menos uno, en exactamente uno, o en el primero pero no en el segundo

where-grid_3x3 = { " " }(a la derecha, a la izquierda, abajo o arriba, entrando de nuevo por el lado opuesto)
where-ring = { " " }alrededor del anillo

where-square = { " " }alrededor del cuadrado

row = fila
column = columna

goes = { $thing }: { $rule }; última { $line }: { $a } → { $b } → { $value } ({ $letters }).

stays = { $thing }: igual a lo largo de cada { $line }, y en la última, { $value } ({ $letters }).

makes = { $thing }: { $rule }; en la última { $line }, el primero tiene { $a }, el segundo { $b }, así que { $value } ({ $letters }).

free = { $thing }: no hay regla, y no importa.

each-time = { $step } cada vez

moving = avance de { $step } cada vez

three = { $values }, una vez cada uno en cada { $line }
three-sets = los mismos tres conjuntos de posiciones, una vez cada uno en cada { $line }

combined-and = las que tienen tanto el primero como el segundo
combined-or = las que tienen el primero o el segundo, o ambos
combined-xor = las que tiene exactamente uno de los dos, el primero o el segundo
combined-minus = las que tiene el primero pero no el segundo
combined-plus = el primero y el segundo suman el tercero
combined-less = el primero menos el segundo es el tercero

ask = ¿Qué opción completa la matriz?
