solids = Edges of solids are 1 long unless another length is given; faces that are not rectangles are regular.

nets = The faces of nets are numbered in no particular order. The sides of each face are listed counterclockwise as seen in the picture; each is either a cut (a solid line) or a fold (a dashed line) to another face. Faces with four sides are rectangles, others are regular.

solids-tetrahedron = a tetrahedron of four triangles
solids-octahedron = an octahedron of eight triangles, four at each corner
solids-square_antiprism = an antiprism with a square at the bottom, a square on top that is turned against it by 45 degrees, and eight triangles between them
solids-pentagonal_antiprism = an antiprism with a pentagon at the bottom, a pentagon on top that is turned against it by 36 degrees, and ten triangles between them
solids-hexagonal_antiprism = an antiprism with a hexagon at the bottom, a hexagon on top that is turned against it by 30 degrees, and twelve triangles between them
solids-square_pyramid = a pyramid of four triangles on a square
solids-pentagonal_pyramid = a pyramid of five triangles on a pentagon

face = Face { $number }

cut = side { $side } is a cut of length { $length }

fold = side { $side } is a fold of length { $length } to face { $other }

places-edge = side { $side } of face { $face }
places-corner = the corner of face { $face } between its sides { $before } and { $side }
