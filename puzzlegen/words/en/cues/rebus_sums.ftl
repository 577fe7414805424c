rules = Each picture stands for its English name, one word. Work from left to right: + puts the name or the letters at the end; − removes these letters, which stand side by side in this order.

result-one = The result is a common English word.
result-class = The result of each of the four sums is a common English word that names a thing or a living being.
result-picture = The result is { $word }. One picture of the sum is missing.

ask-word = Which word is it?
ask-word_choice = Which of these words is it?
ask-class = Only one of the four { $kind }. Which of the sums A to D spells it?
ask-odd = Three of the four belong together: each { $kind }. Which of the sums A to D spells the other one?
ask-picture = Which of the pictures A to D belongs in its place?

short = Read the pictures as English words, and add and remove letters from left to right.

added = { $before } + { $part } gives { $then }
removed = { $before } without { $part } leaves { $then }

fits = The missing picture stands for { $name }: { $steps }.

is = { $steps }. So only { $word } { $kind }.
is-not = { $steps }. Each of the others { $kind }, but not { $word }.

picture = (picture: { $name })

missing = (missing picture)

stop = .{ " " }
why = { $steps }.

then = ;{ " " }

