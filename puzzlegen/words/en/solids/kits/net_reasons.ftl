forms-3-1 = triangle
forms-3-2 = { $count } triangles
forms-5-1 = pentagon
forms-5-2 = { $count } pentagons
forms-6-1 = hexagon
forms-6-2 = { $count } hexagons

unit-1 = square
unit-2 = { $count } squares

one = one { $form }

of-solids = The net has { $faces }. Only { $answer } has the same faces; { $others }.

has = { $letters } has { $faces }

have = { $letters } have { $faces }

solid-has = The solid has { $faces }.

other-faces = This rules out those that have other faces: { $others }.

clash = { $letter } has the right faces, but when it is folded, { $one } and { $other } come to lie on one another.

unnamed-clash = { $letter } has the right faces, but when it is folded, two of them come to lie on one another.

folds = In { $answer } each face comes to its own place.

from-1-1 = the leftmost { $form }
from-1-2 = the rightmost { $form }
from-1-3 = the { $ordinal } { $form } from the left
from-2-1 = the topmost { $form }
from-2-2 = the lowest { $form }
from-2-3 = the { $ordinal } { $form } from the top

only = the { $form }

ways-yes = clockwise
ways-no = counterclockwise

numbered-edge = Go round the outline of the net { $way } and number the edges of its faces: the one with the red band is 0, { $options }.
numbered-corner = Go round the outline of the net { $way } and number the corners of its faces: the red one is 0, { $options }.

is = { $letter } is { $number }

closes-edge-yes = Edges { $pairs } meet at a corner where the net already has all faces of the solid's corner side by side, so they close up.
closes-edge-no = Edges { $pairs } each meet at a corner where the net already has all faces of the solid's corner side by side, so each of these pairs closes up.
closes-corner-yes = At corner { $corners } the net already has all faces of the solid's corner side by side, so the two edges there close up, and their other ends, corners { $pairs }, come together.
closes-corner-no = At each of the corners { $corners } the net already has all faces of the solid's corner side by side, so the two edges there close up, and their other ends come together: corners { $pairs }.

then = This makes the next corners complete, which close up in turn: { $pairs }.

so-edge = So 0 meets { $number }, which is { $answer }.
so-corner = So 0 comes to the same point as { $number }, which is { $answer }.

later = , then{ " " }
