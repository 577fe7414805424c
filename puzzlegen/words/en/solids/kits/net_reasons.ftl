triangle = triangle
triangles = { $count } triangles
pentagon = pentagon
pentagons = { $count } pentagons
hexagon = hexagon
hexagons = { $count } hexagons

unit-square = square
unit-squares = { $count } squares
square = { $a } by { $a } square
squares = { $count } squares of { $a } by { $a }
rectangle = { $a } by { $b } rectangle
rectangles = { $count } rectangles of { $a } by { $b }

one = one { $form }

of-solids = The net has { $faces }. Only { $answer } has the same faces; { $others }.

has = { $letters } { $count ->
    [one] has
   *[other] have
} { $faces }

solid-has = The solid has { $faces }.

other-faces = This rules out those that have other faces: { $others }.

clash = { $letter } has the right faces, but when it is folded, { $one } and { $other } come to lie on top of one another.

unnamed-clash = { $letter } has the right faces, but when it is folded, two of them come to lie on top of one another.

folds = In { $answer } each face comes to its own place.

leftmost = the leftmost { $form }
rightmost = the rightmost { $form }
from-the-left = the { $ordinal } { $form } from the left
topmost = the topmost { $form }
lowest = the lowest { $form }
from-the-top = the { $ordinal } { $form } from the top
ordinal = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth
}

only = the { $form }

clockwise = clockwise
counterclockwise = anticlockwise

numbered-edge = Go round the outline of the net { $way } and number the edges of its faces: the one with the red band is 0, { $options }.
numbered-corner = Go round the outline of the net { $way } and number the corners of its faces: the red one is 0, { $options }.

is = { $letter } is { $number }

closes-edge = Edges { $pairs } meet at a corner where the net already has all faces of the solid's corner side by side, so they close up.
closes-edges = Edges { $pairs } each meet at a corner where the net already has all faces of the solid's corner side by side, so each of these pairs closes up.
closes-corner = At corner { $corners } the net already has all faces of the solid's corner side by side, so the two edges there close up, and their other ends, corners { $pairs }, come together.
closes-corners = At each of the corners { $corners } the net already has all faces of the solid's corner side by side, so the two edges there close up, and their other ends come together: corners { $pairs }.

then = This makes the next corners complete, which close up in turn: { $pairs }.
pair = { $one } and { $other }

so-edge = So 0 meets { $number }, which is { $answer }.
so-corner = So 0 comes to the same point as { $number }, which is { $answer }.

later = , then{ " " }
