rules = { $who }: all { $shift }turn about the centre, flip in a line through it, or go round their rings, each at its own speed{ $each }{ $growing }; places moving so switch between empty and filled; two or three states alternate; or nothing changes.{ $shading }

alone = { $subject } follow one rule

several = { $subjects } each follow one rule

each-others = ; two or three marks go round their ring, each at its own speed
each-squares = ; two or three marks shift or go round their ring, each at its own speed

shading = { " " }Where all move alike, each shade may become one other; or all cells take two or three shades in turn.

shift = shift by rows and columns (wrapping round),{ " " }


growing-others = ; a run spiralling inwards gains or loses equally many cells
growing-squares = ; a run from a corner, by rows or columns (also to and fro) or spiralling inwards, gains or loses equally many cells

subjects-cells = the shaded cells
subjects-dot = the dots
subjects-ring = the circles

says = { $subject } { $clauses }.

then = , and{ " " }

fits = That fits { $letters }.

ask = Which option is the next panel?

short = The panels of the top row follow one another by fixed rules. Which option comes next?
