pairs-triangle = Triangles are written as (row, place in the row), both counted from 1, from the top left.
pairs-round = Sections are written as (ring, place): rings count from the inside, places clockwise from the top.

fills = { $name } fills { $thing-the } (a number for each piece, row by row): { $map }.

fails = { $name } can cover { $here } in { $ways } ways, and however you go on, at most { $fewer } pieces find room.
fails-at-once = { $name } can cover { $here } in one way only, and then at most { $fewer } pieces find room.

divides = The number of people must divide the { $total } { $cell-many } and the { $first } { $topping-many }.
divides-both = The number of people must divide the { $total } { $cell-many }, the { $first } { $topping-many } and the { $more } { $second-many }.

no-piece = { $people } people would get { $size } { $cell-many } each, but no such piece with its share of the toppings contains { $here }.

unfair = { $people } people would get { $size } { $cell-many } each. Of such pieces with the right share, { $ways } contain { $here }, and the shape of none can be repeated over the whole { $thing }.
unfair-at-once = { $people } people would get { $size } { $cell-many } each. Only one such piece with the right share contains { $here }, and its shape cannot be repeated over the whole { $thing }.

fair = { $answer } people can be served (a number for each piece, row by row): { $map }. So the answer is { $answer }.

sizes = There are { $total } { $cell-many } for { $number_of } pieces, so each piece has { $size }.

forced = Some { $cell-many } can be reached from one { $topping } only, without passing another one and within the size of a piece: { $forced }.

belong = { $some } from { $topping } { $one }

start-one = Only one piece with { $topping } { $one } leaves no part whose number of { $cell-many } does not fit its { $topping-many }.
start = Begin with { $topping } { $one }: { $ways } pieces with it leave no part whose number of { $cell-many } does not fit its { $topping-many }. Repeat each of their shapes around the other { $topping-many }.

divided = Only this division works (each { $cell } shows the number of its { $topping }, row by row): { $map }.
