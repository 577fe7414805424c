rules = { $who }, the same at every step. The rules: staying; all { $shift }turning about the centre, being mirrored in a line through it, or going along the rings around it, each ring by its own number of cells{ $each }; an unbroken run that starts { $path }, gaining or losing equally many cells at its end; some cells switching between empty and filled, their places all moving alike; two or three states in turns.{ $shading }

alone = { $subject } follow a rule

several = { $subjects } each follow a rule of their own

each-others = ; two or three marks of a kind each going along its ring by its own number
each-squares = ; two or three marks of a kind each moving by its own rows and columns, or along its ring

shading = { " " }All moving alike, each shade may always become the same other one; or all cells take two or three shades in turns.

shift = moving by rows and columns (coming back in opposite),{ " " }

path-others = in the outer ring and winds inwards
path-squares = in a corner and goes row by row or column by column (one way or to and fro), or in the outer ring and winds inwards

subjects-cells = the shaded cells
subjects-dot = the dots
subjects-ring = the circles

says = { $subject } { $clauses }.

then = , and{ " " }

fits = That fits { $letters }.

ask = Which of the options A to { $last } is the next panel?

short = The panels of the top row follow one another by fixed rules. Which of the options A to { $last } comes next?
