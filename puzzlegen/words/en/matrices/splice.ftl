ask-gap = Which of the pieces A to D fills the gap exactly?
ask-missing = Which of the pieces A to D is the missing one?
ask-figure = Which of the figures A to D can be made of all the pieces at the top, without gaps or overlaps?
ask-pieces = From which of the sets A to D can the figure at the top be made, using all pieces of the set, without gaps or overlaps?

given-gap = A piece has been cut out of the figure at the top; the gap is coloured.
given-missing = The figure at the top left is to be made of the pieces beside it and one more, without gaps or overlaps.

no-flips = Pieces may be turned, but not turned over.
flips = Pieces may be turned, and turned over.

scale = Everything is drawn to the same scale on the same lattice.

short-gap = Which of the pieces A to D fills the coloured gap in the figure exactly?
short-missing = Which one of the pieces A to D, with the pieces beside the figure, makes the figure exactly?
short-figure = Which of the figures A to D can be made of all the pieces at the top, without overlaps?
short-pieces = From which of the sets A to D can the figure at the top be made, all its pieces used?

square = a whole square
upper-left = the upper left half of one cut along a diagonal
upper-right = the upper right half
lower-right = the lower right half
lower-left = the lower left half
outside = outside
up = an equilateral triangle that points up
down = one that points down

neighbours = Neighbours in a row share a side; so do a ▲ and the ▼ straight below it.

top-figure = The figure at the top
top-gap = The coloured gap, a part of this figure, in the same rows and columns from the top left

piece = Piece { $number }
