rules = La imagen muestra una posición de una partida de Go. Las piedras de un mismo color que son vecinas a lo largo de una línea están conectadas; todas las piedras conectadas, directamente o a través de otras, forman una cadena. Las libertades de una cadena son los puntos libres vecinos de sus piedras a lo largo de una línea; cada uno de esos puntos es una libertad.

count = ¿Cuántas libertades tiene la cadena de la piedra con el triángulo?

find = Encuentra todas las libertades de la cadena de la piedra con el triángulo.

liberties = La cadena { $colour } tiene { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}. Sus libertades son { $points }: { $count }.
