rules-marks = The upper part of the picture shows { $count } views of one and the same cube, whose six faces have six different marks.
rules-pips = The picture shows { $count } views of one and the same die. Its six faces have 1 to 6 pips, each number once; numbers on opposite faces need not add up to seven.
number = { $count ->
    [2] two
    [3] three
   *[4] four
}

covered = A face that is shown blank is covered in that view: it, too, has one of the marks.

hidden = covered

ask-opposite-marks = Which of the marks A to D is on the face opposite the one with the { $asked } mark, whichever way it is turned?
ask-bottom-marks = Which of the marks A to D is on the bottom of the cube as it stands in the leftmost view, whichever way it is turned?
ask-missing-marks = In the rightmost view, a question mark stands for the mark of one face. Each of A to D shows this view with that face filled in. Which one has the right mark, turned the right way?
ask-opposite-pips = How many pips are on the face opposite the one with { $asked }?
ask-bottom-pips = How many pips are on the bottom of the die as it stands in the leftmost view?
ask-missing-pips = In the rightmost view, a question mark stands for the pips of one face. How many are there?

short-opposite-marks = All views show the same cube. Which of the marks A to D is opposite the { $asked } mark, whichever way it is turned?
short-bottom-marks = All views show the same cube. Which of the marks A to D is on its bottom in the leftmost view, whichever way it is turned?
short-missing-marks = All views show the same cube. Which of A to D shows the rightmost view with the right mark, turned the right way, in place of the question mark?
short-opposite-pips = All views show the same die; opposite faces need not add up to seven. How many pips are on the face opposite the one with { $asked }?
short-bottom-pips = All views show the same die; opposite faces need not add up to seven. How many pips are on its bottom in the leftmost view?
short-missing-pips = All views show the same die; opposite faces need not add up to seven. How many pips belong where the question mark is?

counted = Views are numbered from the left.

on-top = In view 1, { $mark } is on top.

so = So it is { $mark }.
so-letter = That is { $answer }.

view = View { $number } from the left

filled = Each option shows the last view with this in place of the question mark:
