rules = The top row shows { $shown } panels in their order; the next one is missing. { $who }, the same at every step. The rules: staying as they are; all moving alike: { $shift }turning about the centre, being mirrored in a line through the centre, or going on along the rings of cells around the centre, in each ring by its own number of cells{ $each }; an unbroken run of cells that starts { $path }, gaining or losing equally many cells at its end each time; at each step some cells switching between empty and filled, whose places all move alike from step to step; two or three states in turns.{ $shading }

alone = { $subject } follow a rule

several = { $subjects } each follow a rule of their own

each-others = ; two or three marks of a kind each going on by its own number of cells along its ring
each-squares = ; two or three marks of a kind each moving by its own number of rows and columns, or of cells along its ring

shading = { " " }Besides, when all move alike, each shade may always become the same other shade; or all shaded cells may take two or three shades in turns.

shift = by the same number of rows and columns each time (coming back in on the other side),{ " " }

path-others = at any cell of the outer ring and goes around it, then around the rings inside it the same way round
path-squares = in a corner and fills row after row or column after column (one way or to and fro), or at any cell of the outer ring and goes around it, then around the rings inside it the same way round

subjects-cells = the shaded cells
subjects-dot = the dots
subjects-ring = the circles

says = { $subject } { $clauses }.

then = , and{ " " }

fits = That fits { $letters }.

ask = Which of the options A to { $last } is the next panel?

short = The panels of the top row follow one another by fixed rules. Which of the options A to { $last } comes next?
