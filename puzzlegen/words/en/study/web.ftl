# What the pages for people have in common; variables are filled in by the page
language = English

typed-number = Your number
typed-text = Your answer
cells = Fill in the grid
cell = Row { $row }, column { $column }
option = Option { $letter }

# What is missing
pick = Choose an answer first.
fill = Enter an answer first.
draw = Draw a box first.
whole = Fill in all cells first.

box = Box { $number }
box-hint = Drag over the picture to draw a box. Drag a box to move it, click it and drag its corners to change it. With the keyboard: add a box, move it with the arrow keys, change its size with Shift and the arrow keys, remove it with Delete.
add-box = Add a box
remove-box = Remove the box

right = Right.
missed = Not quite.
solution = Solution:{ " " }

picture = The picture of the puzzle
picture-of = Picture { $number } of { $total }
zooms = Size of the picture
smaller = Smaller
larger = Larger

trouble = The server does not answer.
trouble-more = Your answers so far are safe. Try again in a moment.
again = Try again
lost = This has stopped.
lost-more = The file with the answers is gone. What you sent last is not kept; please tell whoever invited you.
back = Back
