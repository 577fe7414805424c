mate-in-1 = { $side } is to move and mates in one move.
mate-in-2 = { $side } is to move and mates in two moves, whatever { $other } replies.
mate-in-3 = { $side } is to move and mates in at most three moves, whatever { $other } replies.

which-in-1 = It is { $side }'s turn in all four positions A, B, C and D. In which one can { $side } mate in one move?
which-in-2 = It is { $side }'s turn in all four positions A, B, C and D. In which one can { $side } force mate in at most two moves, whatever { $other } replies?
which-in-3 = It is { $side }'s turn in all four positions A, B, C and D. In which one can { $side } force mate in at most three moves, whatever { $other } replies?

ask-key = Only one move does this. Which one?
ask-line = In the line asked for, { $side } has no other move that mates as fast, and { $other } no other legal reply. What is the whole line, replies included?

briefly-key = which move forces mate in { $moves }?
briefly-line = which line, replies included, forces mate in { $moves }?
briefly-diagram = in which position, A, B, C or D, can { $side } force mate in { $moves }?

mate = { $move } is mate: { $reasons }.

covers = the { $piece } on { $at } covers { $squares }

own = { $squares } { $count ->
    [one] holds one of { $other }'s own pieces
   *[other] hold { $other }'s own pieces
}

no-help = nothing can take the { $piece }
no-help-between = nothing can take the { $piece } or come between

pinned = the { $helper } on { $from } cannot help, since the { $piece } on { $at } pins it

double = after a double check only the king could move

line = { $line }.

only = { $reply } is the only legal reply.

if = If { $replies }, then { $moves }.
if-other = After any other reply, { $moves }.

or = { " " }or{ " " }

in = In { $letter }, { $reason }.

met = { $move } is met by { $reply }

stalemate = { $move } is stalemate

not-possible = there is no { $move }, and { $reason }

no-check = no move gives check
no-mate = { $reason }, and there is no mate next
