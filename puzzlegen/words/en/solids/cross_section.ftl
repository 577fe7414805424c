shown-sheet = A plane cuts it; the coloured area is the section.
shown-points = A plane through the points P, Q and R cuts it. Each of these points is a corner of the solid, or divides one of its edges into two halves or into a quarter and three quarters.

names-cube = a cube
names-box_112 = a box of 2 x 1 x 1
names-box_122 = a box of 2 x 1 x 2
names-box_123 = a box of 3 x 2 x 1
names-tetrahedron = a regular tetrahedron
names-square_pyramid = a right square pyramid, as high as wide
names-low_pyramid = a right square pyramid, half as high as wide
names-octahedron = a regular octahedron
names-triangular_prism = a regular triangular prism, all edges equally long
names-long_triangular_prism = a regular triangular prism of side 1 and height 2
names-hexagonal_prism = a regular hexagonal prism, all edges equally long
names-long_hexagonal_prism = a regular hexagonal prism of side 1 and height 2
names-hexagonal_pyramid = a regular hexagonal pyramid of side 1 and height 2
names-cut_cube = a cube with a corner cut off at edge midpoints
names-ell = made of three equal cubes
names-deep_ell = made of six equal cubes, in two equal layers, one behind the other
names-tee = made of four equal cubes
names-bridge = made of ten equal cubes, in two equal layers, one behind the other
names-steps = made of twelve equal cubes, in two equal layers, one behind the other
names-plus = made of five equal cubes
names-frame = made of eight equal cubes around a hole

revolution-2 = a cylinder with diameter { $base } and height { $height }
revolution-3 = a cone with diameter { $base } and height { $height }
revolution = a truncated cone with diameters { $base } below and { $top } above and height { $height }

word-ask = Which of A to D shows the whole section in its true shape, as seen at right angles to the plane? It may be enlarged, reduced, turned or turned over.

name = a polyhedron with { $count } corners
