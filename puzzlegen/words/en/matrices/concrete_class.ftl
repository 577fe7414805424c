rules-odd_one_out = The picture shows five things, A to E. Four of them have something in common that the fifth lacks: what they are, what they have or can do, what they are for, or where they are found. It is about the things, not about how they are drawn.
rules-belongs = The three things in the upper row have something in common: what they are, what they have or can do, what they are for, or where they are found. It is about the things, not about how they are drawn.
rules-grouping = The picture shows six things, 1 to 6. Three of them have something in common that none of the other three has: what they are, what they have or can do, what they are for, or where they are found. It is about the things, not about how they are drawn.
rules-analogy = The upper row shows two pairs of things. The first thing is to the second as the third is to the missing one.
rules-matrix = Each row of the grid holds one thing from each of the same three classes, in any order. The things of a class have something in common that no other thing in the grid has: what they are, what they have or can do, what they are for, or where they are found. It is about the things, not about how they are drawn.
rules-crossed = The three things in row 1 have something in common, and so have the three in row 2: what they are, what they have or can do, what they are for, or where they are found. It is about the things, not about how they are drawn.

ask-odd_one_out = Which one is the odd one out?
ask-belongs = Which of the things A to D in the lower row shares it?
ask-grouping = Which option separates those three from the other three?
ask-analogy = Which of the things A to D in the lower row is missing?
ask-matrix = Which of the things A to D belongs in the empty place?
ask-crossed-both = Which of the things A to D shares both what row 1 has in common and what row 2 has in common?
ask-crossed-first = Which of the things A to D shares what row 1 has in common, but not what row 2 has in common?
ask-crossed-second = Which of the things A to D shares what row 2 has in common, but not what row 1 has in common?
ask-crossed-neither = Which of the things A to D shares neither what row 1 has in common nor what row 2 has in common?

short-odd_one_out = Four of the things A to E have something in common that the fifth lacks, apart from how they are drawn. Which one is the odd one out?
short-belongs = The three things in the upper row have something in common, apart from how they are drawn. Which of the things A to D shares it?
short-grouping = Three of the six things share something (not how they are drawn) that none of the other three has. Which option separates them from the other three?
short-analogy = The first thing is to the second as the third is to the missing one. Which of the things A to D is missing?
short-matrix = Each row of the grid holds one thing from each of the same three classes; it is not about how they are drawn. Which of the things A to D belongs in the empty place?
short-crossed = The things in each of the two rows have something in common, apart from how they are drawn. { $ask }

related = { $one } { $relation } { $other }

stop = { $what }.

and = { " " }and{ " " }

common = { $things }: each { $text }.

not-so = { $letter }, { $thing }, does not share this.

only = Of the options, only { $letter }, { $thing }, shares this.

only-both = Of the options, only { $letter }, { $thing }, shares both.

only-first = Of the options, only { $letter }, { $thing }, shares the first but not the second.

only-second = Of the options, only { $letter }, { $thing }, shares the second but not the first.

only-neither = Of the options, only { $letter }, { $thing }, shares neither.

none-of = None of the others shares this: { $things }.

class = one { $text } ({ $things })

each-row = In each row, { $classes }.

lacks = The last row still needs one of the third class: { $thing }.

upper = Upper row

thing = Thing { $number }

row = Row { $number }

proportion = { $one } : { $other } = { $third } : ?
