# How to answer, by the kind of the answer

-pixels = [x1, y1, x2, y2] in whole pixels, counted from the top left corner of the picture; x2 and y2 lie just past its last pixels.

number = Answer with this one number.
estimate = Answer with one number.
numbers = Answer with both numbers, the smaller one first, separated by a comma, such as "3, 11".
symbol = Answer with this one character.
order = Answer with the letters in this order, without spaces, such as BAC.
cells = Answer with what all cells hold, as one string without separators: row by row from the top, each row from left to right.
square = Answer with the name of the square: the letter of its column, then the number of its row, such as c4.
point = Answer with the name of the point: the letter of its column, then the number of its row, such as C4. (There is no column I.)
score = Answer with the letter of the winner's colour, a plus sign and the difference, such as B+3 or W+12.
move = Answer with this one move, either as its two squares (e2e4; e7e8q for a promotion to a queen; castling is the king's move, e1g1) or in standard algebraic notation (Nf3).
moves = Answer with the moves in their order, separated by spaces and without move numbers, all of them as pairs of squares (e2e4; e7e8q for a promotion to a queen) or all in standard algebraic notation (Nf3).
word = Answer with this one English word.
words = Answer with these English words, in any order, separated by commas.
equation = Answer with the equation alone, such as 12-7=5.
place = Answer with the country, a comma, and its region of the first level below it (a state, province or the like), such as "Canada, Ontario"; in English, or in Chinese.
box = Answer with its box { -pixels }
boxes = Answer with one box for each, as { -pixels }
boxed = Answer with the box around the right option, without its letter: { -pixels }

# Of four options at most, and of more: A to H
letter = Answer with the letter of the right option: { $letters } or { $last }.
letter-of-many = Answer with the letter of the right option, { $first } to { $last }.

comma = ,{ " " }
