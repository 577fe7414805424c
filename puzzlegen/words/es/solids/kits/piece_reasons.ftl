stop = { $told }.
box = { $a } × { $b } × { $c }

needs = { $letters } { $pieces ->
    [one] necesita
   *[other] necesitan
} una caja de { $box }

rows = { $pieces ->
    [one] la fila más larga de { $letters } tiene { $count }
   *[other] las filas más largas de { $letters } tienen { $count }
}

ends = en { $letters }, { $count ->
    [0] ningún cubo toca
    [one] 1 cubo toca
   *[other] { $count } cubos tocan
} solo a otro{ $pieces ->
    [one] { "" }
   *[other] { " " }(en cada una)
}; en { $answer }, { $its }

mirror = { $letter } es la imagen reflejada de { $answer }

moved = { $letter } es como { $answer } salvo por un cubo, el de la columna { $x } desde la izquierda, la fila { $y } desde delante y la capa { $z } desde el suelo
