covered = ; the pale grey area is covered

mirror = The whole figure is its own mirror image in the dashed line.

axes = The whole figure is its own mirror image in each of the two dashed lines.

turn = The whole figure looks the same after { $number ->
    [2] a half turn
    [3] a third of a turn
    [4] a quarter turn
   *[6] a sixth of a turn
} about the marked centre.

matters = Only the symmetry of each figure matters, shades included: its mirror axes through the centre, and the turns about the centre after which it looks the same; it may have none.

rules-half = The large panel shows a figure of shaded cells on a lattice{ $covered }. { $whole } The area with the question mark has been taken out.
rules-row = { $matters } From each figure in the top row to the next, the symmetry stays the same, or all axes turn by the same angle, or two or three symmetries take turns.
rules-matrix = { $matters } One rule holds in all rows (left to right) or all columns (top to bottom): no change; all axes turn by the same angle at each step, in all lines; the same three symmetries, once each; the third figure has just the axes that both others have, or that at least one has.
rules-analogy = In each row, the left figure becomes the right one by the same { $changes ->
    [1] change
   *[other] two changes, one after the other
}: it turns about the centre of its panel; is mirrored in a line through it; or becomes symmetric by shading, or by clearing, as few cells as possible. Symmetric means: its own mirror image in one line through the centre, or in each of two at right angles, or the same after a { $order ->
    [4] half or a quarter
   *[6] half, a third or a sixth
} of a turn.

line = { $angle ->
    [0] the upright line
    [45] the rising diagonal
    [90] the level line
    [135] the falling diagonal
   *[other] the line { $angle }° clockwise from upright
}

moved-mirror = mirror the figure in { $line }
moved-turn = turn the figure { $part }
filled = shade cells until the figure { $whole }
cleared = clear cells until the figure { $whole }

whole-mirror = is its own mirror image in { $line }
whole-axes = is its own mirror image in { $line } and in the one across it
whole-turn = looks the same after { $part }

seen-moved = To get the right figure of the first row from the left one: { $made }.
seen-filled = The right figure of the first row keeps all cells of the left one and { $whole }: cells were shaded to make it symmetric.
seen-cleared = The right figure of the first row has no cells but those of the left one and { $whole }: cells were cleared to make it symmetric.

two = In the first row: { $first }, then { $then }.

led = Done in the second row, this gives { $letter }.

ask-half = Which option shows it, as it lies in the panel?
ask-row = Which option is the next figure?
ask-matrix = Which option is the missing figure?
ask-analogy = Which option does the figure in the second row become?

short-half = { $whole } Which of the options shows the area with the question mark, as it lies?
short-row = Only the symmetry of the figures (shades count) follows a rule along the row. Which of the options A to D is the next figure?
short-matrix = Only the symmetry of the figures (shades count) follows a rule in all rows or columns. Which of the options A to D is the missing figure?
short-analogy = In each row, the figure is turned, mirrored or made symmetric by { $changes ->
    [1] one change
   *[other] two changes, one after the other
}. Which of the options A to D does the figure in the second row become?

panel = The large panel

axis = A dashed line runs through the centre of the panel, { $angle }° clockwise from upright.

centre = The centre of the panel is marked.

gap = { " " }
