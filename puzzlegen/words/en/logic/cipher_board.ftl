row = row
column = column
ring = ring
sector = sector

rules = English words are enciphered letter by letter: two signs name a cell with the letter, by the heads of its { $row } (square plate) and its { $column } (round plate). { $order } Where several cells hold a letter, any of them will do. { $turn }Fallen heads lie below the board; each belongs on an empty plate of its shape. { $examples ->
    [one] The example has
   *[other] The examples have
} the signs below the letters.

order-rows = The sign of the { $row } comes first.
order-columns = The sign of the { $column } comes first.
order-open = Which comes first is for you to find out; it is always the same.

turn = After each letter, all { $column } heads move on by { $turn ->
    [one] one { $column }
   *[other] { $turn } { $column }s
} { $way }, the last going round to the first; each word begins as drawn.{ " " }

to-the-right = to the right
clockwise = clockwise

ask-read = Which word do the signs in the shaded field stand for?
ask-meant = Which of these words do the signs in the shaded field stand for?
ask-write = Which of the rows of signs A to D stands for the word { $word }?
ask-head = Which head belongs on the plate with the question mark?
ask-slip = The signs below one letter of { $word }, in the shaded field, are wrong. Box that letter with its two signs.
ask-faded = One letter of the board is smudged. Which one is it?

counted = (Rings count from the inside, sectors clockwise from the gap.)

otherwise = Suppose the sign of the { $line } came first.

nowhere = The { $letter } of { $word } (letter { $number }) has no cell left: its { $row } would be { $one } and its { $column } { $other }. So the sign of the { $line } comes first.
then-nowhere = Then the { $letter } of { $word } (letter { $number }) has no cell left: its { $row } would be { $one } and its { $column } { $other }. So the sign of the { $line } comes first.

by-trying = With the sign of the { $other } first, no choice of cells for the letters of the examples works out. So the sign of the { $line } comes first.

sure = The { $letter } of { $word } (letter { $number }) can only be in { $row } { $y }, { $column } { $x }:

tried = The { $letter } of { $word } (letter { $number }) could be in { $cells } cells; of these, only { $row } { $y }, { $column } { $x } { $examples ->
    [one] fits the whole example
   *[other] fits all the examples
}:

heads = { $row } { $y } is { $one }, { $column } { $slot } is { $other }.

moved = { $row } { $y } is { $one }, and { $other } has moved there from { $column } { $slot }.

last = The last of the { $line } heads, { $one }, belongs to { $line } { $number }.
more = { $count } more letters are placed in the same way.

cells = The signs then stand for { $cells }: { $answer }.

first-cell = { $letter } ({ $row } { $y }, { $column } { $x })

cell = { $letter } ({ $y }, { $x })

ends-write = The rows of signs then spell { $spelled }, so { $answer } is { $word }.
ends-head = So { $sign } belongs on the plate with the question mark: { $answer }.
ends-slip = In { $word }, the signs below letter { $number } stand for { $row } { $y }, { $column } { $x }, which is { $meant }, not { $letter }.
ends-faded = The heads of the smudged cell are { $one } and { $other }; these stand below letter { $number } of { $word }, which is { $answer }.

missing = missing

asked = question mark

told-dial = Letters, each { $row } on a line, from the inside; the { $column }s clockwise from the gap
told-board = Letters, each { $row } on a line, from the top down; the { $column }s from left to right
told-smudged = A dot stands for the smudged letter.
told-heads = Heads of the { $line }s
told-loose = Fallen heads of the { $line }s
told-example = Example { $number }
told-shaded = Shaded field

told = { $letter } { $pair }
