shown-sheet = A plane cuts it; the coloured area is the section.
shown-points = A plane cuts it through the points P, Q and R, each of which is a corner or divides an edge into halves or into a quarter and three quarters.

body-cube = a cube
body-box_112 = a box of 2 x 1 x 1
body-box_122 = a box of 2 x 1 x 2
body-box_123 = a box of 3 x 2 x 1
body-tetrahedron = a regular tetrahedron
body-square_pyramid = a right square pyramid, as high as wide
body-low_pyramid = a right square pyramid, half as high as wide
body-octahedron = a regular octahedron
body-triangular_prism = a regular triangular prism, all edges equally long
body-long_triangular_prism = a regular triangular prism of side 1 and height 2
body-hexagonal_prism = a regular hexagonal prism, all edges equally long
body-long_hexagonal_prism = a regular hexagonal prism of side 1 and height 2
body-hexagonal_pyramid = a regular hexagonal pyramid of side 1 and height 2
body-cut_cube = a cube with a corner cut off at edge midpoints
body-house = a cube of side 2 under a gable roof that is 1 high
body-roofs = a box 4 wide, 2 deep and 1 high under two equal gable roofs that are 1 high
body-ell = made of three equal cubes
body-deep_ell = made of six equal cubes, in two equal layers, one behind the other
body-tee = made of four equal cubes
body-bridge = made of ten equal cubes, in two equal layers, one behind the other
body-steps = made of twelve equal cubes, in two equal layers, one behind the other
body-plus = made of five equal cubes
body-frame = made of eight equal cubes around a hole

cylinder = a cylinder with diameter { $base } and height { $height }
cone = a cone with diameter { $base } and height { $height }
truncated-cone = a truncated cone with diameters { $base } below and { $top } above and height { $height }

ask = Which of A to D is the whole section in its true shape? It may be enlarged, reduced, turned or turned over.
short-sheet = The solid is { $body }. Which of A to D has the true shape of the coloured section?
short-points = The solid is { $body }. Which of A to D is its section through the marked points, which halve or quarter edges?

polyhedron = a polyhedron with { $count } corners

rules = The tinted card shows a solid in parallel projection; hidden lines are dashed. The solid is { $body }. { $shown }
