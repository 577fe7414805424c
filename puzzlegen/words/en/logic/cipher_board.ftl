row = row
column = column
ring = ring
sector = sector

rules = Each letter of a word is written as two signs: the labels of the { $row } (square) and the { $column } (round) of any cell that holds it. { $order } { $turn }Fallen labels lie in the tray; the { $examples ->
    [one] example helps
   *[other] examples help
} to put them back.

order-rows = The { $row }'s sign comes first.
order-columns = The { $column }'s sign comes first.
order-open = The { $examples ->
    [one] example shows
   *[other] examples show
} which always comes first.

turn = After each letter, the { $column } labels move { $turn ->
    [one] one { $column }
   *[other] { $turn } { $column }s
} { $way }, the last to the first; each word begins as drawn.{ " " }

to-the-right = to the right
clockwise = clockwise

ask-read = Which word do the signs in the shaded field stand for?
ask-meant = Which of these words do the signs in the shaded field stand for?
ask-write = Which of the rows of signs A to D stands for the word { $word }?
ask-head = Which label belongs on the plate with the question mark?
ask-slip = The signs below one letter of { $word }, in the shaded field, are wrong. Box that letter with its signs.
ask-faded = One letter on the board is smudged. Which one is it?

counted = (Rings count from the inside, sectors clockwise from the gap.)

otherwise = Suppose the { $line }'s sign came first.

nowhere = With the { $last }'s sign first, no cell is left for letter { $number } of { $word }, { $letter }: its { $row } would be { $one }, its { $column } { $other }. So the { $line }'s comes first.
then-nowhere = Then no cell is left for letter { $number } of { $word }, { $letter }: its { $row } would be { $one } and its { $column } { $other }. So the { $line }'s comes first.

by-trying = With the { $other }'s sign first, every choice of cells sooner or later leaves some letter without a cell. So the { $line }'s comes first.

sure = Letter { $number } of { $word }, { $letter }, fits only { $row } { $y }, { $column } { $x }:

tried = Letter { $number } of { $word }, { $letter }, fits { $cells } cells; all but { $row } { $y }, { $column } { $x } sooner or later leave another letter without a cell:

heads = { $row } { $y } is { $one }, { $column } { $slot } is { $other }.

moved = { $row } { $y } is { $one }, and { $other } has moved there from { $column } { $slot }.

last = The last { $line } label, { $one }, belongs to { $line } { $number }.
more = { $count } more letters are placed likewise.

cells = The signs then stand for { $cells }: { $answer }.

first-cell = { $letter } ({ $row } { $y }, { $column } { $x })

cell = { $letter } ({ $y }, { $x })

ends-write = The rows of signs then spell { $spelled }, so { $answer } is { $word }.
ends-head = So { $sign } belongs on the plate with the question mark: { $answer }.
ends-slip = In { $word }, the signs below letter { $number } stand for { $row } { $y }, { $column } { $x }, which is { $meant }, not { $letter }.
ends-faded = The labels of the smudged cell are { $one } and { $other }; these stand below letter { $number } of { $word }, which is { $answer }.

missing = missing

asked = question mark

told-dial = Letters, each { $row } on a line, from the inside; the { $column }s clockwise from the gap
told-board = Letters, each { $row } on a line, from the top down; the { $column }s from left to right
told-smudged = A dot stands for the smudged letter.
told-heads = Labels of the { $line }s
told-loose = Fallen labels of the { $line }s
told-example = Example { $number }
told-shaded = Shaded field

told = { $letter } { $pair }
