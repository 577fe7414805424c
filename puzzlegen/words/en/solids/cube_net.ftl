net = The tinted card shows the net of a cube. It is cut along the solid lines and folded along the dashed ones, so that the marked side is the outside of the cube.

cubes = Each of the lettered cubes shows three of its faces; cubes may be held in any way. Where the marks lie and how they are turned both count.

cube = The tinted card shows three faces of a cube, and beside or below it are { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[8] eight
} nets. A net is cut along the solid lines and folded along the dashed ones, so that the marked side is the outside of the cube. Cubes may be held in any way; where the marks lie and how they are turned both count.

ask-fold = Exactly one of the cubes A to { $last } can be folded from the net. Which one?
ask-not_fold = Exactly one of the cubes A to C cannot be folded from the net. Which one?
ask-net = Exactly one of the nets A to { $last } folds to this cube. Which one?

short-fold = Which of the cubes A to { $last } can be folded from the net, with the marked side outside? How marks are turned counts.
short-not_fold = Which of the cubes A to C cannot be folded from the net, with the marked side outside? How marks are turned counts.
short-net = Which of the nets A to { $last } folds to the cube on the card, with the marked side outside? How marks are turned counts.

the-net = The net
the-cube = The cube
