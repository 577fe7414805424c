given = The given solid

heights = Solids are given by the heights of their columns, in cubes, on maps seen from above: the front is at the lower edge.

wedges-F = a wedge on top of so many cubes, high at the back, sloping down to the front
wedges-L = a wedge on top of so many cubes, high on the right, sloping down to the left

layers = Solids are given layer by layer, from the bottom to the top, on maps seen from above: the front is at the lower edge.
cube = a cube
no-cube = no cube

layer = Layer { $number }
