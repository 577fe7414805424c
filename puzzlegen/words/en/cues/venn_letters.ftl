rules = Each hoop holds the letters of one English word, each letter once: a coloured hoop those of the name of its colour, a rope with a picture those of the usual name of the thing in the picture. A letter that several of these words have lies where just their hoops overlap.

code-plain-numbers = Numbers stand for letters: 1 for A, 2 for B, and so on to 26 for Z.
code-secret-numbers = Numbers from 1 to 26 stand for letters in the order of the alphabet, but it is for you to find out where A is; 26 is followed by 1. (If A were 24, B would be 25, C 26 and D 1.)
code-either-way-numbers = Numbers from 1 to 26 stand for letters in the order of the alphabet, which may run forwards or backwards; 1 and 26 are neighbours. It is for you to find out where A is, and which way the alphabet runs. (If A were 24 and it ran backwards, B would be 23, X would be 1 and Y 26.)
code-secret-letters = On the beads, every letter has been replaced by one that is a certain number of places further on in the alphabet, the same number for all; Z is followed by A. It is for you to find out how far. (If it were two places, C would stand for A, and B for Z.)
code-either-way-letters = On the beads, every letter has been replaced: A by some letter, and B, C and so on by those that come after that one, or else by those that come before it; A and Z are neighbours. It is for you to find out which. (If C stood for A and the alphabet ran backwards, B would stand for B, A for C, and Z for D.)

forwards = { $sign } with the alphabet running forwards
backwards = { $sign } with the alphabet running backwards

blank = What stood on blank beads has been rubbed out.

ask-missing-numbers = Which number belongs on the bead with the question mark?
ask-missing-letters = Which letter, written as on the other beads, belongs on the bead with the question mark?
ask-place = From each dashed place inside the hoops, one bead has rolled away. At which of the places A to D does the bead { $number } belong? (A place outside all hoops is for a letter that none of the words has.)
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

thus-missing = The region of the question mark must hold { $letters }; the missing one is { $letter }{ $written }.
thus-place = { $number } stands for { $letter }, which is { $where }: place { $answer }.
thus-which = The beads in the hoop with the question mark are then { $letters }: that is { $word }, option { $answer }.
thus-letter = So { $number } stands for { $answer }.

written = , which is written { $answer }

in = in { $spelled }{ $others }

nowhere = in none of the words
