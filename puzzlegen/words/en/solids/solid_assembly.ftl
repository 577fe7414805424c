ask-gap = Exactly one of the pieces A to D, turned in space but not mirrored, fills the gap so that the block becomes whole. Which one?
ask-pair = Which of A to D is the other piece?

front = The front of what is drawn is at the lower left.

gap-yes = The gap has { $cubes } cubes: { $layers }. It needs a box of { $box }, and its longest row has { $row }.
gap-no = On one side, no cube reaches the end of the block. The gap has { $cubes } cubes. It needs a box of { $box }, and its longest row has { $row }.

layers-1 = { $count } in layer { $number } from the floor
layers-2 = { $count } in layer { $number }

piece = { $answer } needs a box of { $box }, and its longest row has { $row }.

fits-gap = { $answer }, { $turns }, fills it.
fits-pair = { $answer }, { $turns }, makes the block together with the piece above, as that lies there.

as-it-lies = as it lies
