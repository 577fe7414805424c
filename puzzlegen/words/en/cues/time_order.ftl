name-apples = apples
name-books = pile of books
name-bricks = pile of bricks
name-bucket = bucket
name-cake = cake
name-candle = candle
name-fence = fence
name-icicles = icicles
name-jug = jug
name-prints = paw prints
name-scarf = scarf
name-snowman = snowman
name-sundial = sundial
name-sunflower = sunflower
name-wall = wall

goes-apples-rises = apples are only put into the crate
goes-apples-falls = apples are only taken out of the crate
goes-books-rises = books are only added to the pile
goes-books-falls = books are only taken from the pile
goes-bricks-rises = bricks are only added to the pile
goes-bricks-falls = bricks are only taken from the pile
goes-bucket-rises = the bucket only gets fuller
goes-bucket-falls = the bucket only gets emptier
goes-cake-falls = slices of the cake only get eaten
goes-candle-falls = the candle only burns down
goes-fence-rises = more boards of the fence get painted, never fewer
goes-icicles-rises = the icicles only get longer
goes-icicles-falls = the icicles only get shorter
goes-jug-rises = the jug only gets fuller
goes-jug-falls = the jug only gets emptier
goes-prints-rises = there are only ever more paw prints
goes-scarf-rises = the scarf is only knitted longer
goes-scarf-falls = the scarf is only unravelled
goes-snowman-rises = the snowman only gets bigger
goes-snowman-falls = the snowman only melts
goes-sundial-rises = the sundial, seen from above on one day in the northern hemisphere, has a dark wedge for a shadow, which goes from west through north to east
goes-sunflower-rises = the sunflower only grows taller
goes-wall-rises = the wall is only built higher
goes-wall-falls = the wall is only pulled down

goes-apples-either = apples are either only put into the crate or only taken out of it; it is not known which
goes-books-either = books are either only added to the pile or only taken from it; it is not known which
goes-bricks-either = bricks are either only added to the pile or only taken from it; it is not known which
goes-bucket-either = the bucket either only gets fuller or only gets emptier; it is not known which
goes-icicles-either = the icicles either only get longer or only get shorter; it is not known which
goes-jug-either = the jug either only gets fuller or only gets emptier; it is not known which
goes-scarf-either = the scarf is either only knitted longer or only unravelled; it is not known which
goes-snowman-either = the snowman either only gets bigger or only melts; it is not known which
goes-wall-either = the wall is either only built higher or only pulled down; it is not known which

step-apples-rises = an apple is put into the crate
step-apples-falls = an apple is taken out of the crate
step-books-rises = a book is added to the pile
step-books-falls = a book is taken from the pile
step-bricks-rises = a brick is added to the pile
step-bricks-falls = a brick is taken from the pile
step-bucket-rises = the water in the bucket rises by one mark
step-bucket-falls = the water in the bucket falls by one mark
step-cake-falls = a slice of the cake is eaten
step-candle-falls = the candle burns down by one mark
step-fence-rises = another board of the fence is painted
step-icicles-rises = the longest icicle grows by one mark
step-icicles-falls = the longest icicle shrinks by one mark
step-jug-rises = the water in the jug rises by one mark
step-jug-falls = the water in the jug falls by one mark
step-prints-rises = another paw print appears
step-scarf-rises = one more stripe of the scarf is knitted
step-scarf-falls = one stripe of the scarf is unravelled
step-snowman-rises = the snowman grows by one mark
step-snowman-falls = the snowman melts by one mark
step-wall-rises = another row of the wall is built
step-wall-falls = one row of the wall is pulled down

rules-place = The pictures show the same place at different times.
rules-pause = What looks the same in two pictures may not have changed for a while.
rules-covers = A cat, an umbrella or a towel hides all that is behind it, however tall; they come and go.
rules-rate = { $step } every { $rate } minutes
rules-rates = Everything changes steadily: { $rates }.
rules-moment = Each picture was taken at the very moment when everything visible in it had just reached the state that it shows.
rules-strip = Pictures 1 to 5 are in the order in which they were taken.
rules-stray = One of the pictures cannot belong here: the others can be put in order, but not together with it.

ask-first = Which picture was taken first?
ask-last = Which picture was taken last?
ask-order = In which order were the pictures taken, from the first one to the last one?
ask-between = When was picture X taken?
ask-wrong = Which picture does not belong?
ask-minutes = How many minutes lie between pictures { $one } and { $other }?

gap = between pictures { $one } and { $other }

why-order = So the order is { $order }.
why-first = So { $answer } was taken first.
why-last = So { $answer } was taken last.
why-between = So picture X was taken { $gap }.
why-step = { $one } before { $other }: { $things }
why-steps = { $steps }.
why-change = { $thing } { $start } → { $end }
why-way = { $one } is earlier than { $other } ({ $things }); from one to the other, { $change }, so { $goes }.
why-fits = Everything fits together only if { $goes }.
why-wrong = { $pairs }. So { $answer } does not belong.
why-clash = { $one } is earlier than { $other } by one thing ({ $sooner }) and later by another ({ $later })
why-later = { $thing } { $start } → { $end }, so { $other } is { $steps } × { $rate } = { $minutes } minutes after { $one }
why-sooner = { $thing } { $end } → { $start }, so { $other } is { $steps } × { $rate } = { $minutes } minutes before { $one }
why-total = The minutes between { $one } and { $other }: { $sum } = { $answer }.

told-level = { $thing } { $level }
told-hidden = { $thing } hidden
told-picture = Picture { $name }

scale = Each number says how many pieces or rows there are, or how many marks high something stands{ $icicles }.

scale-icicles = { " " }(icicles: how many marks long)

why-taller = sunflower grows taller

points-0 = west
points-1 = west-north-west
points-2 = north-west
points-3 = north-north-west
points-4 = north
points-5 = north-north-east
points-6 = north-east
points-7 = east-north-east
points-8 = east
