rules-things = Each kind of thing stands for a whole number from 1 to { $most }. Things that look alike stand for the same number, and different things may do so, too. In each row, multiplication comes before addition and subtraction.
rules-magic = Each letter stands for a number. The numbers on each straight line have the same sum.
rules-wall-sum = Each letter stands for a number. The number on a brick is the sum of the two numbers on the bricks on which it rests.
rules-wall-product = Each letter stands for a positive number. The number on a brick is the product of the two numbers on the bricks on which it rests.

any = Numbers may also be negative, or fractions.

ask-value-things = Which number does this thing stand for: { $thing }?
ask-cannot-things = Three of the four numbers are possible for this thing: { $thing }. Which one is impossible?
ask-knowable-things = Only for one of the things marked A to D can the number be worked out for certain. Which one?
ask-value = Which number does X stand for?
ask-knowable = Only one of A to D can be worked out for certain. Which one?
ask-superfluous = If one of the four numbers marked A to D were covered up, it could still be worked out from all the other numbers in the picture. Which one?

row = Row { $number }
line = Line { $number }
courses = Courses of bricks, from the top
marked = { $number } (marked { $letter })

lead-things = Look at one row at a time, with all that is known by then.
narrowed = Row { $row }: { $thing } = { $numbers }.
possible = But ({ $things }) can be { $ways }.
so = So the answer is { $answer }.

lead-magic = Two lines stay equal if the circle that they share is left out.
lead-sum = Let S be the sum of a line.
call = Call { $letter } n.
put = So { $letter } = { $form } = { $value }.
step = { $equation }, so { $letter } = { $form }.
cover = Cover up { $letter }.
needed = Each of the other marked numbers tells something that no others do.
open = { $letter } can be { $one }, but also { $other }.
