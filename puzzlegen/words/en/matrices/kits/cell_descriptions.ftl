sign-white = a white cell
sign-light = light grey
sign-dark = dark grey
sign-black = black
sign-ring = a circle in the cell
sign-dot = a dot in the cell

asked = a cell of the area with the question mark
hidden = a hatched cell, or in an option a cell outside the area

lattice-square = Each panel is a square of { $side } rows of { $side } cells.
lattice-honeycomb = Each panel is a honeycomb of { $cells } hexagons that stand on a corner, each row shifted by half a cell.
lattice-triangles = Each panel is a regular hexagon with corners at its left and right, divided into { $cells } triangles; in each row triangles that point up and down alternate, beginning with one that points up in the upper half and with one that points down in the lower half.
