piece-marbles = marble
piece-pegs = peg
piece-frogs = frog
piece-counters = counter

hole-marbles = hollow
hole-pegs = hole
hole-frogs = lily pad
hole-counters = point

rules = A { $one } can jump straight along a drawn line over the { $one } next to it onto the { $hole } just beyond it, if that { $hole } is empty; the { $one } that was jumped over is then removed. There are no other moves.

numbers = Every { $one } keeps its number wherever it goes.

single = It is possible to end up with a single { $one }.

ask-fewest = What is the smallest number of { $one }s that can be left in the end?
ask-first = Which of these first jumps still allows that? Here “5 over 3” means that { $one } 5 jumps over { $one } 3.
ask-mover = Whichever way that is done, the same { $one } has to make the first jump. What is its number?
ask-mover_box = Whichever way that is done, the same { $one } has to make the first jump. Which one? Its box encloses the { $one }.
ask-last = Whichever way that is done, it is always the same { $one } that is left. What is its number?
ask-good = How many of the jumps that are possible now leave it possible to end up with a single { $one }? Jumps of the same { $one } in different directions count separately.
ask-untaken = Exactly one { $one } can never be removed, whatever jumps are made. Which one? Its box encloses the { $one }.
ask-solvable = Only one of the four boards allows jumps that leave a single { $one } in the end. Which one?
ask-reach = Which of the boards A to D, where the { $one }s show no numbers, can be reached from the large one by jumps?

way = { $way } ({ $over })

read = “{ $a } over { $b }”: { $one } { $a } jumps over { $one } { $b }

over = { $one } over { $other }

after = { $jump } ({ $left })

failing = Other first jumps leave more, at least (in brackets): { $failing }.

why-fewest = This leaves { $answer }: { $way }. Each first jump is tried with all that can follow; in brackets, the fewest { $one }s that can then be left: { $firsts }. So the smallest number is { $answer }.
why-one = This leaves a single { $one }: { $way }. Fewer cannot be left.
why-first = One way that leaves a single { $one }: { $way }. { $failing } The jump asked for is { $jump }, option { $answer }.
why-mover = One way that leaves a single { $one }: { $way }. { $failing } So { $one } { $answer } has to begin.
why-last = One way that leaves a single { $one }: { $way }. { $failing } However it is done, the last { $one } on the board is { $answer }.
why-good = Each first jump is tried with all that can follow; in brackets, the fewest { $one }s that can then be left: { $firsts }. A single { $one } is left with { $answer } of them. One way is { $way }.
why-untaken = Each of the others can be jumped over, in the last jump of one of these lines: { $takes } ({ $over }). Whatever the order of the jumps, { $one } { $answer } is never jumped over, and so it stays.
why-solvable = On board { $answer } a single one is left by { $way }. The others, with every jump tried: { $failing }.
why-reach = Board { $answer } is reached by { $way }. No order of jumps leads to the other three.

board-left = { $letter } keeps at least { $left }

shown = The board (numbers are { $one }s, “.” is an empty { $hole }, “A” to “D” are empty { $hole }s with a letter):

all-shown = The boards A to D (numbers or “o” are { $one }s, “.” is an empty { $hole }):

square = Lines join each { $hole } with the ones next to it in its row and its column.

slanted = Each row is shifted by half a step against the next one; lines join each { $hole } with the ones next to it in its row and with the two nearest in the row above and in the row below.
