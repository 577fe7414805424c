rule = A queen attacks every square of her row, of her column and of both her diagonals, however far away and whatever stands between.

complete = On this { $size } x { $size } board { $missing ->
    [one] 1 queen is missing: with her,
   *[other] { $missing } queens are missing: with them,
} there are { $size } queens, none of whom stands on a square that another one attacks. There is only one way to complete the board.

missing = { $missing ->
    [one] 1 queen is missing; with her,
   *[other] { $missing } queens are missing; with them,
} no queen attacks another.

which = Where does the missing queen of column { $file } belong?

all = Find the squares of all missing queens. The box of a square is the square itself.

count = How many empty squares of the board are attacked by none of the queens?

through = Queens attack through one another.

queen = a queen

found = In the columns without a queen, those on the board leave open { $open }. Only { $squares }, one from each, do not attack one another.
safe = No queen attacks { $squares }: { $count }.
