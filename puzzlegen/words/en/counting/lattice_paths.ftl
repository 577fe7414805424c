rules = The picture is the plan of a town. A walker goes from the crossing with the disc to the crossing with the flag. Each step follows a street to the next crossing on the { $side } or to the next crossing { $upright }, never in another direction. No street leads through a park.

ask = How many different ways are there?
ask-via = How many different ways are there that pass over the crossing with the diamond?

short = How many ways lead along the streets from the disc to the flag, each step to the next crossing on the { $side } or { $upright }?
short-via = How many ways lead along the streets from the disc over the diamond to the flag, each step to the next crossing on the { $side } or { $upright }?

grid = The crossings, row by row from the top; a street joins any two neighbours

start = the crossing with the disc
goal = the crossing with the flag
via = the crossing with the diamond
dark = a park, no crossing
other = any other crossing

explain = Ways to each crossing (those before it added up; 0 in a park), by rows from the top: { $rows }. To the flag: { $every }.
explain-via = Only crossings before the diamond and behind it count; all others have 0. Ways to each (those before it added up), by rows from the top: { $rows }. To the diamond: { $first }. Over it to the flag: { $every }.

side-left = left
side-right = right

upright-up = above
upright-down = below
