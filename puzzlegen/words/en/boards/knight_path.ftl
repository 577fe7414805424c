rule = A knight moves two squares along a row or a column and then one square at right angles to that; it jumps over whatever lies between, but never lands in water. It is to get from its square to the one with the ring in as few moves as possible.

short = The knight goes to the ring in as few moves as possible, never landing in water.

moves = How many moves does it need?

ways = In how many different ways can it do that with the fewest possible moves? Ways differ if they visit different squares or in another order.

short-ways = In how many different ways can it do that?

first = All shortest routes begin with the same move. To which square does it lead?
shortest = A shortest route is { $way }: { $moves } moves. Number of such routes: { $ways }.
shortest-begin = A shortest route is { $way }: { $moves } moves. Number of such routes: { $ways }; each begins with the move to { $first }.
reached = The numbers of squares that moves 1 to { $moves } reach for the first time are { $squares }; the ring is among the last of them, so fewer moves will not do.

closed = water

start = the knight

goal = the square with the ring
