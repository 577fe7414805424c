meant-dots = filled dots
meant-pieces = separate pieces (dots do not count)
meant-areas = enclosed areas (an area that is divided counts as its parts)
meant-straight-lines = straight lines (each in its full length; a straight line ends where it turns into a curve)
meant-curved-lines = curved lines (a circle, a wave or a spiral is one; a curve ends at a corner)
meant-ends = free line ends
meant-corners = corners (where exactly two line ends meet at an angle)
meant-junctions = junctions (points where lines cross, branch or touch, or where three or more line ends meet)
meant-right-angles = right angles between neighbouring straight lines

dots = dots
    .one = dot
pieces = pieces
    .one = piece
areas = areas
    .one = area
straight-lines = straight lines
    .one = straight line
curved-lines = curved lines
    .one = curved line
ends = free line ends
    .one = free line end
corners = corners
    .one = corner
junctions = junctions
    .one = junction
right-angles = right angles
    .one = right angle

counted = { $number ->
    [1] { $number } { $what-one }
   *[other] { $number } { $what }
}

setting = The figures in boxes I and II are made of lines, some with filled dots. Only the following are counted in each figure: { $counts }. Size, place and direction do not matter.

manner = A number that is the same for all figures of box I is also the same for all figures of box II (not necessarily the same number). A number that differs from figure to figure in box I also differs from figure to figure in box II: no two figures have it in common.

leave = This is true once one of the figures A to D is taken out of box II.

fit = A figure fits a box if it agrees with the box in every number that is the same for all figures of the box.

ask-complete = Which option completes box II?
ask-intruder = Which figure has to be taken out of box II?
ask-both = Which option fits both boxes?
ask-neither = Which option fits neither box?
ask-first = Which option fits box I, but not box II?
ask-second = Which option fits box II, but not box I?
ask-count = How many of the figures 1 to { $last } fit exactly one of the two boxes?

short-complete = In what are all the figures of box I alike, and in what do they all differ? It is the same in box II.
short-both = A figure fits a box if it has what all figures of the box have in common.

same = Each figure in box I has { $some }, so those in box II agree in this, too.

differ = { $name } in box I: { $numbers }, all different, so they differ in box II, too.

shown = There we see { $shown }; A to D have { $offered }, which rules out { $wrong }.

clash = A to D have { $offered }, which rules out { $wrong }: two equal numbers would stay.

only-complete = Only { $answer } is left.
only-intruder = Without { $answer }, box II is as it should be.

shared = Every figure in box { $box } has { $counts }.

judged = { $name }: { $counts }; fits { $verdict }.

both = both
neither = neither
only-first = only I
only-second = only II

and = { " " }and{ " " }

total = Number that fit exactly one box: { $number }.

so = So it is { $answer }.

box = Box { $box }, figure { $number }

figure = Figure { $number }

missing = In box II one figure is missing (question mark).

crowded = Box II holds the figures A to D:
