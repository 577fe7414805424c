what-tiles = this set of letter tiles
what-biscuits = this tray of letter biscuits
what-quilt = this quilt of letters
what-stamps = this sheet of letter stamps

rules = Divide { $what } into groups of { $lengths }, using every letter exactly once, so that each group spells a common English word (no names, no abbreviations). A word runs from letter to neighbouring letter, { $ways }, and never diagonally. There is only one way to do it.

ways-onward = to the right or downwards only
ways-any = right, left, up or down

ask-words = Which words are they?
ask-holding = Which word uses the highlighted letter?
ask-among = Which of these words appears in the solution?
ask-stranger = Which of these words does not appear in the solution?
ask-begins = One of the words is { $word }. In which cell does it begin?

short = Divide the letters into words of { $lengths } neighbouring letters, with none left over.

or = { " " }or{ " " }

only = The { $letter } at { $cell } can only belong to { $word }.

not = The { $letter } at { $cell } belongs to { $word }: { $against }.

lone = { $word } would leave no common word for { $cell }

again = another { $word }

later = with { $others }, the rest cannot be divided

rest = What is left can only fall into { $words }.

thus-words = So the words are { $answer }.
thus-holding = So the highlighted letter belongs to { $answer }.
thus-among = So { $answer } appears, and the others do not.
thus-stranger = So { $answer } does not appear.
thus-begins = So { $word } begins at { $begin }.

grid = The letters, row by row

holes = A point stands where there is no cell.

marked = Highlighted cell
