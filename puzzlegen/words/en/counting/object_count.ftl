hands = Every hand in the picture is seen from its back, with its fingernails.

arrows = Every arrow in the picture bends around a centre.

overlap = Objects in the picture may partly hide one another; a partly hidden object counts as a whole one.

turning-no = How many arrows turn clockwise?
turning-yes = How many arrows turn counterclockwise?

count = How many { $of } are there?

ask-more = How many more { $of } than { $than } are there?
ask-inside = How many { $of } lie wholly inside the big circle? One that lies across the line of the circle does not count.
ask-across = How many { $of } lie across the line of the big rectangle, partly inside it and partly outside?
ask-boxes = Find all { $of }. The box of each is the smallest one around it.

next = ,{ " " }

told = { $name } at { $spots }: { $total }.
told-strips = { $name }, in fifths of the picture from the top: { $strips }. { $sum } = { $total }.

difference = { $sum }.

others-inside = The other { $others } lie across the line of the circle or outside it.
others-across = The other { $others } lie wholly inside the rectangle or wholly outside.
others-side = The other { $others } are { $of }.

percent = (Centres in percent of the picture's width and height.)

scene = The picture is { $width } units wide and { $height } units high; places (x, y) count from its upper left corner, to the right and down.

circled = The big circle has its centre at ({ $x }, { $y }) and the radius { $radius }.

framed = The big rectangle reaches from ({ $left }, { $top }) to ({ $right }, { $bottom }).

outline = Outline of { $kind } upright, of size 1000, around its centre

objects = The objects, from the lowest to the topmost; each is turned clockwise by the degrees named

object = { $hue } { $kind } at ({ $x }, { $y }), size { $size }, turned by { $turn } degrees
