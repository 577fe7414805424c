rules = Stones of one colour that are connected along the lines form a chain. Its liberties are the free points next to its stones along the lines.

count = How many liberties does the chain of the stone with the triangle have?

find = Find every liberty of the chain of the stone with the triangle.

liberties = The { $colour } chain has { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}. Its liberties are { $points }: { $count }.

rules-extend = A chain of the other colour whose last liberty is taken comes off the board.

extend = On which of its liberties does one more stone of its colour give the chain with the triangle the most liberties?

extended = Points where the stone may stand, with the number of liberties that the chain then has: { $points }.
