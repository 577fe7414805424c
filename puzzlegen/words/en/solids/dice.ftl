counts-2 = two
counts-3 = three
counts-4 = four

rules-yes = The upper part of the picture shows { $count } views of one and the same cube, whose six faces have six different marks.
rules-no = The picture shows { $count } views of one and the same die. Its six faces have 1 to 6 pips, each number once; the numbers on opposite faces need not add up to seven.

covered = A face that is shown without a mark is covered in that view: it has one of the marks, too.

hidden = covered

ask-opposite-true = Which of the marks A to D is on the face opposite to the one with the { $asked } mark, however it is turned?
ask-bottom-true = Which of the marks A to D is on the bottom of the cube as it stands in the leftmost view, however it is turned?
ask-missing-true = In the rightmost view, a question mark stands for the mark of one face. Each of A to D shows this view with that face filled in. Which one is right, in the mark and in how it is turned?
ask-opposite-false = How many pips are on the face opposite to the one with { $asked }?
ask-bottom-false = How many pips are on the bottom of the die as it stands in the leftmost view?
ask-missing-false = In the rightmost view, a question mark stands for the pips of one face. How many are there?

short-opposite-true = All views show the same cube. Which of the marks A to D is opposite to the { $asked } mark, however it is turned?
short-bottom-true = All views show the same cube. Which of the marks A to D is on its bottom in the leftmost view, however it is turned?
short-missing-true = All views show the same cube. Which of A to D shows the rightmost view with the right mark, rightly turned, instead of the question mark?
short-opposite-false = All views show the same die; opposite faces need not add up to seven. How many pips are opposite to the face with { $asked }?
short-bottom-false = All views show the same die; opposite faces need not add up to seven. How many pips are on its bottom in the leftmost view?
short-missing-false = All views show the same die; opposite faces need not add up to seven. How many pips belong where the question mark is?

counted = Views count from the left.

so = So it is { $mark }.
so-letter = That is { $answer }.

view = View { $number } from the left

filled = Each option shows the last view with this instead of the question mark:
