folding = A sheet of paper, white on its back, is folded step by step. Each time, all layers of paper on the side of the dashed line where the arrow starts are folded over along it. Dots mark the corners of squares.

turned = The folded paper is then given { $turn ->
    [1] a quarter turn clockwise
    [2] half a turn
   *[3] a quarter turn anticlockwise
} (picture { $last }).

punched = It is punched as picture { $last } shows; a hole goes through all layers.

ask-unfold = Which of the sheets A to D shows it unfolded again, seen as in picture 1?
ask-count = How many holes does the sheet have once it is unfolded again?
ask-layers = At which of the places A to D in picture { $last } is the folded paper exactly { $layers } thick?
ask-place = One hole is punched through all layers at one of the places A to D. The unfolded sheet on the right, seen as in picture 1, shows only the holes that this makes in paper that was folded over. Which place is it?
ask-partner = One hole is punched through all layers. On the unfolded sheet on the right, seen as in picture 1, one of the holes that it makes is drawn in black. At which of the points A to D is another?

layers-thick = { $count ->
    [one] one layer
   *[other] { $count } layers
}

sheet = Places are written (x, y), counted in half squares (half the distance between two dots) to the right and down. The sheet has its corners at

fold = Fold { $number }: along the line { $line }; the part with { $side } is folded over

before = Places on the folded paper are given as they are before it is turned.

punches = Punched at

holes = Holes of the unfolded sheet

black = The black hole

tip = ({ $x }, { $y }) with its { $end } pointing { $way }

ends-triangle = sharp tip
ends-half_moon = round side
ends-heart = tip

right = right
down-right = down and right
down = down
down-left = down and left
left = left
up-left = up and left
up = up
up-right = up and right

undone = Undo the folds from the last to the first, and count after each one. { $chains }.

chain = { $what }: { $steps }

numbered = Number the holes of picture { $last } row by row from the top, each row from the left.

punch = hole { $number }

at = place { $letter }

total = That makes { $answer } holes in all.

thick = Only { $answer } has { $layers }.

squares = Squares are written (row, column), counted from the top left as in picture 1.

out = Undoing a fold puts a mirror image of every hole on the other side of the crease, wherever there is paper. So the holes come out at { $holes }: that is { $answer }. { $others }.

against-lacks = { $letter } has no hole at { $spot }
against-has = { $letter } has a hole at { $spot }, where there should be none
against-turns = { $letter }'s hole at { $spot } points the wrong way

made = Turn picture { $last } back in your mind and unfold. A hole at { $letter } comes out at { $holes }: in paper that was folded over, exactly the holes shown. By contrast, { $others }.

elsewhere = a hole at { $letter } would pierce { $spot }, where there is no hole

followed = Follow each point through the folds. The black hole { $way }. { $answer } ends up on the same square: it { $key }. { $others }.

lands = is turned over by { $folds } and lands on { $spot }

stays = stays on { $spot }

other = { $letter } { $way }

folds = { $count ->
    [one] fold
   *[other] folds
} { $numbers }
