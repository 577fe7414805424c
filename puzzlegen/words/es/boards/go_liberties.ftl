rules = La imagen muestra una posición de una partida de Go. Las piedras de un mismo color que son vecinas a lo largo de una línea están conectadas; todas las piedras conectadas, directamente o a través de otras, forman una cadena. Las libertades de una cadena son los puntos libres vecinos de sus piedras a lo largo de una línea; cada uno de esos puntos es una libertad.

count = ¿Cuántas libertades tiene la cadena de la piedra con el triángulo?

find = Encuentra todas las libertades de la cadena de la piedra con el triángulo.

liberties = La cadena { $colour } tiene { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}. Sus libertades son { $points }: { $count }.

rules-extend = Una piedra que se añade se une a todas las de su color que son vecinas a lo largo de una línea. Si ocupa la última libertad de una cadena del otro color, esa cadena se retira del tablero.

extend = Se añade una piedra del mismo color en una libertad de la cadena de la piedra con el triángulo. ¿Dónde tiene que estar para que la cadena tenga después el mayor número posible de libertades?

extended = Puntos donde puede estar la piedra, con el número de libertades que tiene después la cadena: { $points }.
