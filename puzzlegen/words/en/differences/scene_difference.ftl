places = Places (x, y) are in pixels from the upper left corner of a drawing, to the right and down; that of the first drawing lies at ({ $x }, { $y }) of its file. Each thing has its place, the corners of its box, its size if it is not the ordinary one, and what else there is to see; the farthest come first.

drawings-first = The first drawing
drawings-second = The second drawing

thing = { $name } ({ $x }, { $y })

patterns-plain = plain
patterns-stripes = horizontal stripes
patterns-bars = vertical stripes
patterns-dots = dots
patterns-checks = checks
patterns-zigzag = zigzag
patterns-diamonds = diamonds

symbols-star = a star on it
symbols-heart = a heart on it
symbols-moon = a moon on it
symbols-sun = a sun on it
symbols-leaf = a leaf on it
symbols-fish = a fish on it
symbols-drop = a drop on it
symbols-ring = a ring on it
symbols-cross = a cross on it
symbols-bolt = a bolt of lightning on it
symbols-flower = a flower on it
symbols-crown = a crown on it

then = { $before } in the first {"{"}one{"}"}, { $after } in the second

counted = with { $before } of its parts in the first {"{"}one{"}"}, { $after } in the second

moved-false-false = farther left in the second { $one }
moved-false-true = farther right in the second { $one }
moved-true-false = higher up in the second { $one }
moved-true-true = farther down in the second { $one }

larger = larger in the second { $one }

smaller = smaller in the second { $one }
