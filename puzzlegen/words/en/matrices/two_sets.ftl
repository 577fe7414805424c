meant-dots = filled dots
meant-pieces = pieces (not dots)
meant-areas = enclosed areas (of a divided one, its parts)
meant-straight-lines = straight lines (in full length, ending where a curve begins)
meant-curved-lines = curved lines (a circle, wave or spiral is one; a curve ends at a corner)
meant-ends = free line ends
meant-corners = corners (exactly two line ends meet at an angle)
meant-junctions = junctions (lines cross, branch or touch, or three or more line ends meet)
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

setting = In each figure, only these count: { $counts }.

manner = Where all figures of box I have the same number, so have all of box II (perhaps another); where no two agree in box I, no two do in box II.

leave = This holds once one of A to D is taken out.

fit = A figure fits a box if it agrees with it in every number that all its figures share.

ask-complete = Which option completes box II?
ask-intruder = Which figure must leave box II?
ask-both = Which option fits both boxes?
ask-neither = Which option fits neither box?
ask-first = Which option fits box I, but not box II?
ask-second = Which option fits box II, but not box I?
ask-count = How many of the figures 1 to { $last } fit exactly one of the two boxes?

short-complete = In what are all the figures of box I alike, and in what do they all differ? It is the same in box II.
short-both = A figure fits a box if it has what all figures of the box have in common.

same = Each figure in box I has { $some }, so box II agrees in this, too.

differ = { $name } in box I: { $numbers }, all different, so in box II, too.

shown = There we see { $shown }; A to D have { $offered }, which rules out { $wrong }.

clash = A to D have { $offered }, which rules out { $wrong }: two equal numbers would stay.

only-complete = Only { $answer } is left.
only-intruder = Without { $answer }, box II is as it should be.

shared = Every figure in box { $box } has { $counts }.

order = In the order { $counts }:

judged = { $name }: { $numbers } ({ $verdict }).

both = fits both
neither = fits neither
only-first = only I
only-second = only II

and = { " " }and{ " " }

total = Number that fit exactly one box: { $number }.

so = So it is { $answer }.

box = Box { $box }, figure { $number }

figure = Figure { $number }

missing = In box II one figure is missing (question mark).

crowded = Box II holds the figures A to D:
