rules = The picture shows a position in a game of Go. Stones of one colour next to each other along a line are connected; all stones that are connected, directly or through others, form a chain. The liberties of a chain are the free points next to its stones along a line; each such point is one liberty.

count = How many liberties does the chain of the stone with the triangle have?

find = Find every liberty of the chain of the stone with the triangle.

liberties = The { $colour } chain has { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}. Its liberties are { $points }: { $count }.

rules-extend = A stone that is added joins all stones of its colour next to it along a line. If it takes the last liberty of a chain of the other colour, that chain is taken off the board.

extend = One more stone of the same colour is put on a liberty of the chain of the stone with the triangle. Where does it have to stand so that the chain then has as many liberties as possible?

extended = Points where the stone may stand, with the number of liberties that the chain then has: { $points }.
