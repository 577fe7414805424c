axes = Points of the solid are written as (x, y, z): x runs to the right, y to the back and z upwards.

corners = Its corners, numbered

faces = Its faces, by the numbers of their corners in turn

hole = { $outline } with the hole { $holes }

marked = The marked points

sheet = The corners of the coloured section in turn

round = The solid stands upright with its axis at x = 0, y = 0 and its base at z = 0. The plane of the section runs straight to the back: seen from the front it is a line, from x = { $x }, z = { $z } to x = { $p }, z = { $q }.

polygons = Each option is a shape with straight sides, given by the places (x, y) of its corners in turn; its longest side, or that of its first outline, is 100 long. An outline within another one is that of a hole.

symmetrics = Each option is a shape that is symmetric about its axis, along which it is 100 long. Its width at right angles to the axis is given at 0, 10, 20 and so on up to 100 along the axis; between them it changes smoothly.

outline = Outline { $number }
