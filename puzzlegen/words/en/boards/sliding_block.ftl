piece-cars = vehicle
    .red = car
piece-boats = boat
    .red = boat
piece-blocks = block
    .red = block
piece-crates = crate
    .red = crate
piece-pucks = puck
    .red = puck

moves-along = Each { $one } moves only along its own length, forwards or backwards, over free squares. A move takes one { $one } any number of squares in one direction.

moves-any = Each { $one } slides up, down, left or right over free squares; it is never turned or lifted. A move takes one { $one } any number of squares in one direction.

moves-until = A pushed { $one } slides straight on until the edge of the rink, a rock or another { $one } stops it. A move is one push of one { $one }: up, down, left or right.

fixed-cars = Bushes never move.
fixed-boats = Rocks never move.

goal-along = The red { $one-red } has to leave through the gap with the arrow; passing the gap is part of its last move.
goal-any = The red { $one-red } has to get to the place with the dashed red outline and fill it exactly.
goal-until = The red { $one-red } has to come to rest on the square with the dashed red outline; sliding across it is not enough.

done-along = get out
done-any = get to its place
done-until = get to its square

ask-fewest = What is the smallest number of moves in which the red { $one-red } can { $done }?
ask-first = Only one of these four first moves still allows the red { $one-red } to { $done } in the smallest possible number of moves. Which one?
ask-mover = Every shortest way for the red { $one-red } to { $done } begins with a move of the same { $one }. What is its number?
ask-mover_box = Every shortest way for the red { $one-red } to { $done } begins with a move of the same { $one }. Which one is it? Its box encloses the squares that it covers.
ask-stay = The number of moves does not matter here. Three of these four { $one }s have to move before the red { $one-red } can { $done }; the other one can stay where it is all the time. Which one can stay?
ask-within = Which of the boards A to D, where the { $one }s show no numbers, can be reached from the large one in at most { $count } moves?
ask-after = Which of the boards A to D, where the { $one }s show no numbers, is the result?
rules-after = These moves are made one after the other, each { $one } going as far as it can: { $moves }.
ask-now = How many different moves are possible now? Moves of the same { $one } in different directions { $manner ->
    [until] count
   *[other] or over different distances count
} separately.

by = { $number } { $way } by { $far }
step = { $number } { $way } { $far }
out = { $number } { $way } through the gap

push = { $number } { $way }

way-up = up
way-down = down
way-left = left
way-right = right

number = { $number }

why-fewest = { $done ->
   *[other] This takes { $count } moves: { $way }. Fewer moves, all of them tried, give { $met } positions; in none is the red { $one-red } there. So the smallest number is { $count }.
}
why-first = One way goes { $way }: { $count } moves. The other first moves take more, even with best play afterwards: { $others }. So the right move is { $answer }.
why-mover = One way goes { $way }: { $count } moves. Beginning with another { $one }, it takes at least: { $others }. So { $number } has to move first.
why-stay = This leaves { $number } where it is: { $way }. If another stays, the red { $one-red } can { $done } in none of the positions that arise (in brackets: how many): { $stuck }. So { $number } can stay.
why-within = Board { $answer } is reached by { $way }. At most { $count } moves can give { $met } positions, and none of the other three boards is among them.
why-after = Move by move, with the number of squares: { $way }. That is board { $answer }.
why-now = The moves are { $way }: { $count } in all.

alike = (Like { $one }s that change places make no new position.)

total = { $total } moves with { $move }
more = no fewer with the other { $count }

never = with { $move }, it never succeeds

stuck = { $number } ({ $met })

shown = The board (equal numbers are one { $one }, “.” is a free square, “#” is an obstacle that never moves):

all-shown = The boards A to D (equal letters are one { $one }, R is the red one):

special = Number { $number } is red.

gap = The gap is where the lane of the red one ends, at the cell { $cells }.
outline = The dashed outline is around these cells: { $cells }.
