pairs-triangle = Triangles are written as (row, place in the row), from the top left.
pairs-round = Sections are written as (ring, place): rings count from the inside, places clockwise from the top.

fills = { $name } fills { $thing-the } (pieces by number, row by row): { $map }.

fails = { $name } covers { $here } in { $ways } ways, none of which can be continued over the whole { $thing }.
fails-at-once = { $name } covers { $here } in one way only, which cannot be continued over the whole { $thing }.

divides = The number of people must divide the { $total } { $cell-many } and the { $first } { $topping-many }.
divides-both = The number of people must divide the { $total } { $cell-many }, the { $first } { $topping-many } and the { $more } { $second-many }.

no-piece = For { $people } people, no piece of { $size } { $cell-many } with the right share contains { $here }.

unfair = For { $people } people, { $ways } pieces of { $size } { $cell-many } with the right share contain { $here }; the shape of none can be repeated over the whole { $thing }.
unfair-many = For { $people } people, no piece of { $size } { $cell-many } with the right share has a shape that can be repeated over the whole { $thing }.
unfair-at-once = For { $people } people, only one piece of { $size } { $cell-many } with the right share contains { $here }; its shape cannot be repeated over the whole { $thing }.

fair = For { $answer } people there is a way (pieces by number, row by row): { $map }.

sizes = { $total } { $cell-many } for { $number_of } pieces are { $size } each.

forced = Only from { $topping } { $one } can { $some } be reached within a piece's size, passing no other { $topping }.

start-one = Only one piece with { $topping } { $one } leaves no part whose number of { $cell-many } does not fit its { $topping-many }.
start = The piece with { $topping } { $one } must leave no part whose number of { $cell-many } does not fit its { $topping-many }. { $ways } pieces do; { $left ->
    [one] only one of them has a shape that fits around every other { $topping }.
   *[other] { $left } of them have a shape that fits around every other { $topping }, and only one of these fills the rest.
}

divided = This is the only division (numbers of { $topping-many }, row by row): { $map }.
