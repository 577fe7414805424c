setting = In each row of the upper part, a panel becomes another one; the second row changes just as the first. Each panel holds two figures: { $names }{ $dots }. Possible changes: { $changes }. { $subjects } each change in one way or stay.

ask = Which option replaces the question mark?

dots = , and below them there are dots

who-both = both { $change }
who-first = the { $first } one { $changes }
who-second = the { $second } one { $changes }

alike-exchanged = the two exchange them
alike-inverted = both become the opposite
alike-mirrored = both are mirrored left to right
alike-flipped = both are mirrored top to bottom

counts-1 = one more
counts-1-2 = one fewer
counts-2 = two more
counts-2-2 = two fewer

times-2 = twice as many
times-2-2 = half as many

nouns-dots = Dots
nouns-fill = Fills
nouns-shape = Shapes
nouns-size = Sizes
nouns-turn = Directions

becomes = { $thing }: { $change }; so in the second row { $start } → { $goal } ({ $letters }).

stays = { $thing } stay: { $start } ({ $letters }).

pair = { $first } { $one }, { $second } { $other }

below = dots below
