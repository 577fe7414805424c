setting = The second row changes as the first does. Each of the following changes in one of the ways named, or not at all: { $changes }. Nothing else changes.

ask = Which option replaces the question mark?

short = The second row changes as the first does.

changes-shape = shapes (swapped; one or both gain or lose a corner, from triangle to hexagon)
changes-fill = fills (swapped; one or both a shade darker or lighter: white, light, dark, black; both inverted: white and black, light and dark)
changes-size = sizes (swapped; one or both a size larger or smaller)
changes-turn = directions (one or both turned by the same angle; both mirrored in place, left to right or top to bottom)
changes-dots = and the number of dots (one or two more or fewer; doubled; halved)

both-change = both { $change }
one-changes = the { $part } one { $change-single }

# Of two, and of a single one.
step-shape-on = gain a corner
    .single = gains a corner
step-shape-back = lose a corner
    .single = loses a corner
step-fill-on = become a shade darker
    .single = becomes a shade darker
step-fill-back = become a shade lighter
    .single = becomes a shade lighter
step-size-on = become a size larger
    .single = becomes a size larger
step-size-back = become a size smaller
    .single = becomes a size smaller

both-turn = both turn { $turn }
one-turns = the { $part } one turns { $turn }

half-turn = { $degrees }°
clockwise = { $degrees }° clockwise
anticlockwise = { $degrees }° anticlockwise

exchanged = the two swap them
inverted = both become their opposites
mirrored = both are mirrored left to right
flipped = both are mirrored top to bottom

more = { $count ->
    [1] one
   *[other] two
} more
fewer = { $count ->
    [1] one
   *[other] two
} fewer

twice = twice as many
half = half as many

thing-dots = Dots
thing-fill = Fills
thing-shape = Shapes
thing-size = Sizes
thing-turn = Directions

becomes = { $thing }: { $change }; so { $start } → { $goal } ({ $letters }).

stays = { $thing } stay the same: { $start } ({ $letters }).

pair = { $first } { $one }, { $second } { $other }

below = dots below
