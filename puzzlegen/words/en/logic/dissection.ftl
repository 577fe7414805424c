rules = The { $thing } is to be cut along the drawn lines into { $count ->
    [0] pieces
   *[other] { $count } pieces
} of the same shape and size, with nothing left over. The { $cell-many } of a piece are joined along whole sides. { $same }

same-turned-over = Pieces may be turned, and turned over, to match.
same-turned = Pieces may be turned to match, but not turned over.

one-each = Each piece has exactly one { $topping } on it. There is only one way to do this.

equal = Each piece has as many { $topping-many } as any other, wherever they are on it.
equal-both = Each piece has as many { $topping-many } as any other, and as many { $second-many }, wherever they are on it.

ask-shape = Only one of the shapes A to D is possible for the pieces. Which one?
ask-fits = Take the shapes P to T one by one: how many of them are possible for the pieces?
ask-mate = Which number is on the { $topping } that shares a piece with the { $cell } marked with a star?
ask-cell = Which of the lettered { $cell-many } shares a piece with { $topping } { $number }?
ask-piece_box = Box each { $cell } of the piece with { $topping } { $number }, including the one that the { $topping } is on.
ask-cuts = How many of the short lines inside the { $thing }, each between two neighbouring { $cell-many }, have to be cut?
ask-most = Everybody gets one piece. Among how many people, at most, can the { $thing } be divided?

so-shape = So the pieces have shape { $answer }.
so-fits = The number of possible shapes is { $answer }.
so-mate = The { $cell } with the star lies on the piece with { $topping } { $answer }.
so-cell = The { $cell } on the piece with { $topping } { $number } is { $answer }.
so-piece_box = The { $cell-many } with a { $number } form the piece with { $topping } { $number }.
so-cuts = Between neighbouring { $cell-many } with different numbers there are { $answer } short lines, all of which have to be cut.

figure-square = The { $thing }, a figure of { $cell-many }, row by row:
figure-triangle = The { $thing }, a figure of { $cell-many }, row by row. Where row plus column is even (both count from 1), the { $cell } points up, and elsewhere down. A { $cell } shares sides with its neighbours in the row; one that points up also with the one below it, one that points down with the one above it.
figure-round = The { $thing }: each row below is a ring, the innermost one first, clockwise from the top; its last { $cell } is next to its first. Below one another stand { $cell-many } that touch from ring to ring.

bare = a { $cell } with nothing on it

no-cell = no part of the figure

has = a { $cell } with a { $what }

starred = the { $cell } marked with a star

numbered = Numbers are { $cell-many } with the { $topping } of that number, letters are the lettered { $cell-many }.

turned-so = The shapes, as they are drawn:

thing-cake = cake
    .the = the cake
thing-chocolate = chocolate bar
    .the = the chocolate bar
thing-garden = garden
    .the = the garden
thing-quilt = quilt
    .the = the quilt
thing-ring = ring cake
    .the = the ring cake

topping-cake = cherry
    .many = cherries
topping-chocolate = nut
    .many = nuts
topping-garden = tree
    .many = trees
topping-quilt = button
    .many = buttons
topping-ring = cherry
    .many = cherries

second-cake = leaf
    .many = leaves
second-chocolate = raisin
    .many = raisins
second-garden = flower
    .many = flowers
second-quilt = star
    .many = stars
second-ring = leaf
    .many = leaves

cell-square = square
    .many = squares
cell-triangle = triangle
    .many = triangles
cell-round = section
    .many = sections
