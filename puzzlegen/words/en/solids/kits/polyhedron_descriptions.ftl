how-solids = Edges of solids are 1 long unless another length is given; faces that are not rectangles are regular.

how-nets = The faces of nets are numbered in no particular order. The sides of each face are listed anticlockwise as seen in the picture; each is either a cut (a solid line) or a fold (a dashed line) to another face. Faces with four sides are rectangles, others are regular.

solid-tetrahedron = a tetrahedron of four triangles
solid-octahedron = an octahedron of eight triangles, four at each corner
solid-square_antiprism = an antiprism with a square at the bottom, a square on top that is turned by 45 degrees, and eight triangles between them
solid-pentagonal_antiprism = an antiprism with a pentagon at the bottom, a pentagon on top that is turned by 36 degrees, and ten triangles between them
solid-hexagonal_antiprism = an antiprism with a hexagon at the bottom, a hexagon on top that is turned by 30 degrees, and twelve triangles between them
solid-square_pyramid = a pyramid of four triangles on a square
solid-pentagonal_pyramid = a pyramid of five triangles on a pentagon
solid-roofed_prism = an upright prism on a square, { $a } high, with a pyramid of four triangles on top
solid-triangular_prism = an upright prism between two triangles, { $a } high
solid-pentagonal_prism = an upright prism between two pentagons, { $a } high
solid-hexagonal_prism = an upright prism between two hexagons, { $a } high
solid-box = a box with edges of { $a }, { $b } and { $c }

face = Face { $number }

cut = side { $side } is a cut of length { $length }

fold = side { $side } is a fold of length { $length } to face { $other }

place-edge = side { $side } of face { $face }
place-corner = the corner of face { $face } between its sides { $before } and { $side }
