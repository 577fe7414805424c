ask-gap = Exactly one of the pieces A to D, turned in space but not mirrored, fills the gap so that the block becomes whole. Which one?
short-gap = Which of A to D, turned but not mirrored, completes the { $a } x { $b } x { $c } block on the card? All other cubes are there, even unseen ones.
ask-pair = Which of A to D is the other piece?
short-pair = Which of A to D makes a full block of { $a } x { $b } x { $c } cubes together with the piece on the card? Pieces may be turned, but not mirrored.

front = The front of what is drawn is at the lower left.

gap = The gap has { $cubes } cubes: { $layers }. It needs a box of { $box }, and its longest row has { $row } cubes.
gap-at-side = On one side, no cube reaches the end of the block. The gap has { $cubes } cubes. It needs a box of { $box }, and its longest row has { $row } cubes.

layer-first = { $count } in layer { $number } from the floor
layer = { $count } in layer { $number }

piece = { $answer } needs a box of { $box }, and its longest row has { $row } cubes.

fits-gap = { $answer }, { $turns }, fills it.
fits-pair = { $answer }, { $turns }, completes the block together with the piece on the card as it lies there.

as-it-lies = as it lies

rules-gap = The tinted card shows a block of { $a } x { $b } x { $c } unit cubes of which a piece is missing; the block may stand on any of its sides. All other cubes are there, including those that cannot be seen. Each of the pieces A to D is made of { $cubes } cubes that are joined face to face, and all of its cubes can be seen.

rules-pair = Two pieces together make a full block of { $a } x { $b } x { $c } unit cubes. One of them, with { $shown } cubes, is shown on the tinted card; the other is one of A to D, which have { $cubes } cubes each. The pieces are made of cubes that are joined face to face, and all cubes can be seen; they may be turned in space, but not mirrored.
