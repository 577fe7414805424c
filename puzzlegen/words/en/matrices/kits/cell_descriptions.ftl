signs-white-2 = a white cell
signs-light-2 = light grey
signs-dark-2 = dark grey
signs-black-2 = black
signs-ring-2 = a circle in the cell
signs-dot-2 = a dot in the cell

incomplete-_asked = a cell of the area with the question mark
incomplete-_hidden = a hatched cell, or in an option a cell outside the area

lattices-square = Each panel is a square of { $side } rows of { $side } cells.
lattices-honeycomb = Each panel is a honeycomb of { $cells } hexagons that stand on a corner, each row shifted by half a cell.
lattices-triangles = Each panel is a regular hexagon with corners at its left and right, divided into { $cells } triangles; in each row triangles that point up and down alternate, beginning with one that points up in the upper half and with one that points down in the lower half.
