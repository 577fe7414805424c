places = Positions (x, y) are in pixels from the upper left corner of a drawing, to the right and down; that corner of the first drawing lies at ({ $x }, { $y }) in its file. Of each thing, the position is given, the corners of its box, its size if that is not the ordinary one, and what else there is to see; the farthest come first.

drawing-first = The first drawing
drawing-second = The second drawing

thing = { $name } ({ $x }, { $y })

pattern-plain = plain
pattern-stripes = horizontal stripes
pattern-bars = vertical stripes
pattern-dots = dots
pattern-checks = checks
pattern-zigzag = zigzag
pattern-diamonds = diamonds

symbol-star = a star on it
symbol-heart = a heart on it
symbol-moon = a moon on it
symbol-sun = a sun on it
symbol-leaf = a leaf on it
symbol-fish = a fish on it
symbol-drop = a drop on it
symbol-ring = a ring on it
symbol-cross = a cross on it
symbol-bolt = a bolt of lightning on it
symbol-flower = a flower on it
symbol-crown = a crown on it

then = { $before } in the first drawing, { $after } in the second

moved-left = further left in the second drawing
moved-right = further right in the second drawing
moved-up = higher up in the second drawing
moved-down = further down in the second drawing

larger = larger in the second drawing

smaller = smaller in the second drawing

region = the region from ({ $left }, { $top }) to ({ $right }, { $bottom }) of each drawing

box = box ({ $left }, { $top }) ({ $right }, { $bottom })

seen-size = { $number } %
seen-turn = turned by { $number } degrees
seen-count = parts: { $number }
seen-outline = shape { $number }
