rules-hand = Every hand in the picture shows its back: you can see the fingernails.

rules-arrow = Every arrow in the picture curves around a centre.

rules-boat = The bow of a boat, which points the way it sails, is the sharp end of its hull.

rules = Objects in the picture may partly hide one another; a partly hidden object counts as a whole one.

ask-turning-plain = How many arrows turn clockwise?
ask-turning-mirrored = How many arrows turn anticlockwise?

ask-count = How many { $hue }{ $things } are there?

ask-more = How many more { $hue }{ $things } than { $than } are there?
ask-inside = How many { $hue }{ $things } lie wholly inside the big circle? One that lies across the line of the circle does not count.
ask-across = How many { $hue }{ $things } lie across the line of the big rectangle, partly inside it and partly outside?
ask-boxes = Find all { $hue }{ $things }. The box of each is the smallest one around it.

told = { $name } at { $spots }: { $total }.
told-strips = { $name }, from the top fifth of the picture to the bottom one: { $strips }. { $sum } = { $total }.

difference = { $sum }.

others-inside = The other { $others } lie across the line of the circle or outside it.
others-across = The other { $others } lie wholly inside the rectangle or wholly outside.
others-side = The other { $others } are { $of }.

percent = (Centres in percent of the picture's width and height.)

scene = The picture is { $width } units wide and { $height } units high; places (x, y) count from its upper left corner, to the right and down.

circled = The big circle is centred at ({ $x }, { $y }) and has radius { $radius }.

framed = The big rectangle runs from ({ $left }, { $top }) to ({ $right }, { $bottom }).

outline = Outline of one { $things-one }, upright, of size 1000, around its centre

objects = The objects, from the bottommost to the topmost; each is turned clockwise by the stated number of degrees

object = { $colour } { $things-one } at ({ $x }, { $y }), size { $size }, turned by { $turn } degrees

things-circle = circles
    .one = circle
things-square = squares
    .one = square
things-triangle = triangles
    .one = triangle
things-star = stars
    .one = star
things-heart = hearts
    .one = heart
things-moon = moons
    .one = moon
things-cross = crosses
    .one = cross
things-house = houses
    .one = house
things-fish = fish
    .one = fish
things-fish-plain = fish that swim to the left
    .one = fish that swims to the left
things-fish-mirrored = fish that swim to the right
    .one = fish that swims to the right
things-tree = trees
    .one = tree
things-boat = boats
    .one = boat
things-boat-plain = boats that sail to the left
    .one = boat that sails to the left
things-boat-mirrored = boats that sail to the right
    .one = boat that sails to the right
things-mushroom = mushrooms
    .one = mushroom
things-cup = cups
    .one = cup
things-cup-plain = cups with the handle on the left
    .one = cup with the handle on the left
things-cup-mirrored = cups with the handle on the right
    .one = cup with the handle on the right
things-hand = hands
    .one = hand
things-hand-plain = right hands
    .one = right hand
things-hand-mirrored = left hands
    .one = left hand
things-arrow = arrows
    .one = arrow
things-arrow-plain = arrows that turn clockwise
    .one = arrow that turns clockwise
things-arrow-mirrored = arrows that turn anticlockwise
    .one = arrow that turns anticlockwise
things-any = objects

hue = { $colour }{ " " }

called = { $hue }{ $things }
