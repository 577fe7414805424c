rules = { $who } at every step: all { $shift }turn about the centre, are mirrored in a line through it, or go along the rings around it, each ring by its own number of cells{ $each }{ $growing }; places that all move alike switch between empty and filled; two or three states in turn; or no change.{ $shading }

alone = { $subject } follow one of these rules

several = { $subjects } each follow one of these rules

each-others = ; two or three marks of a kind go round their rings, each by its own number
each-squares = ; two or three marks of a kind each move by their own rows and columns, or along their ring

shading = { " " }All moving alike, each shade may become the same other one; or all cells take two or three shades in turn.

shift = move by rows and columns (wrapping round),{ " " }


growing-others = ; an unbroken run along the outer ring and on inwards gains or loses equally many cells at its end
growing-squares = ; an unbroken run from a corner by rows or columns (one way or to and fro), or along the outer ring and on inwards, gains or loses equally many cells at its end

subjects-cells = the shaded cells
subjects-dot = the dots
subjects-ring = the circles

says = { $subject } { $clauses }.

then = , and{ " " }

fits = That fits { $letters }.

ask = Which option is the next panel?

short = The panels of the top row follow one another by fixed rules. Which option comes next?
