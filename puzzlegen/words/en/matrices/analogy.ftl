setting = In each row at the top, one panel becomes another; the second row changes in the same way as the first. Each panel holds two figures: { $names }{ $dots }. Possible changes: { $changes }. { $subjects } each change in one way or stay the same.

ask = Which option replaces the question mark?

dots = , and below them there are dots

short = The second row changes as the first does.

names-nested = the outer one and the inner one
names-left_right = the left one and the right one
names-up_down = the upper one and the lower one
names-diagonal = the upper left one and the lower right one

changes-shape = the two swap their shapes; one or both gain a corner, or lose one (between triangle and hexagon)
changes-fill = the two swap their fills; one or both become a shade darker, or a shade lighter (of white, light, dark, black); both become their opposites (white and black, light and dark)
changes-size = the two swap their sizes; one or both become a size larger, or a size smaller
changes-turn = one is turned, or both are, by the same angle; both are mirrored, left to right or top to bottom, each in its place
changes-dots = one or two dots more or fewer, twice as many dots, or half as many

subject-shape = shapes
subject-fill = fills
subject-size = sizes
subject-turn = directions
subject-dots = the number of dots

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

becomes = { $thing }: { $change }; so in the second row { $start } → { $goal } ({ $letters }).

stays = { $thing } stay the same: { $start } ({ $letters }).

pair = { $first } { $one }, { $second } { $other }

below = dots below
