rules = Las piedras de un mismo color conectadas a lo largo de las líneas forman una cadena. Sus libertades son los puntos libres vecinos de sus piedras a lo largo de las líneas.

count = ¿Cuántas libertades tiene la cadena de la piedra con el triángulo?

find = Encuentra todas las libertades de la cadena de la piedra con el triángulo.

liberties = La cadena { $colour } tiene { $stones ->
    [one] 1 piedra
   *[other] { $stones } piedras
}. Sus libertades son { $points }: { $count }.

rules-extend = Una cadena del otro color que pierde su última libertad se retira del tablero.

extend = ¿En cuál de sus libertades una piedra más de su color da a la cadena del triángulo el mayor número de libertades?

extended = Puntos donde puede estar la piedra, con el número de libertades que tiene después la cadena: { $points }.
