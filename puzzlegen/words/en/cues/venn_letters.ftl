rules = Each hoop holds the letters of one English word, each once: a coloured hoop its colour's name, a rope the usual name of the thing on its card. A letter of several words lies where just their hoops overlap.

code-plain-numbers = Numbers stand for letters: 1 for A, 2 for B, and so on to 26 for Z.
code-secret-numbers = Numbers from 1 to 26 stand for the letters in the order of the alphabet, beginning anywhere; after 26 comes 1. (If A were 24, C would be 26, and D 1.)
code-either-way-numbers = Numbers from 1 to 26 stand for the letters in order, forwards or backwards, beginning anywhere; 1 and 26 are neighbours. (With A as 24, backwards, B is 23, and Y is 26.)
code-secret-letters = On the beads, every letter is written as the one so many places further on in the alphabet, equally many for all; after Z comes A. (Two places on, C would stand for A, and B for Z.)
code-either-way-letters = On the beads, A is written as some letter, and B, C and so on as those after it, or else as those before it; A and Z are neighbours. (With A as C, backwards, B is B, and D is Z.)

forwards = { $sign } with the alphabet running forwards
backwards = { $sign } with the alphabet running backwards

blank = Blank beads have been rubbed out.

ask-missing-numbers = Which number belongs on the bead with the question mark?
ask-missing-letters = Which letter, written as on the other beads, belongs on the bead with the question mark?
ask-place = A bead is missing from each dashed place inside the hoops. Where does bead { $number } belong: A, B, C or D?
ask-which = Which of the options A to D belongs to the hoop with the question mark?
ask-letter = Which letter does { $number } stand for?

unknown = a hoop with a question mark

coloured = a hoop coloured { $colour }

rope = a rope with the picture of: { $thing }

hoop = Hoop { $number }

only = Only in hoop { $hoops }

all = In hoops { $hoops } and no other

outside = Outside all hoops

empty = (blank)

pictured = { $word } (the picture)

painted = { $word } (the colour)

words = The hoops stand for { $spelled }.

noted = The letters in { $spelled }{ $others } are { $letters }, and the beads there read { $beads }; so A is { $codes }.

but-not = { " " }but not in { $spelled }

or = { " " }or{ " " }

thus-alone = The region of the question mark must hold just { $letter }{ $written }.
thus-missing = The region of the question mark must hold { $letters }; the missing one is { $letter }{ $written }.
thus-place = { $number } stands for { $letter }, which is { $where }: place { $answer }.
thus-which = The beads in the hoop with the question mark are then { $letters }: that is { $word }, option { $answer }.
thus-letter = So { $number } stands for { $answer }.

written = , which is written { $answer }

in = in { $spelled }{ $others }

nowhere = in none of the words
