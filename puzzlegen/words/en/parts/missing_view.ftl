sheet = The sheet shows a part in first-angle projection: the view from above stands below the front view, that from the left to its right, and so on. All views have one scale.
lines = Full lines are visible edges and outlines, dashed lines hidden ones, chain lines axes; where surfaces blend smoothly, there is no line.
one-is-wrong = All views but one show one part.

ask = Which of A to D is the missing view, { $side }?
ask-wrong = Which of the views A to { $last } shows a different part from the others?

short = One view of the part is missing at the question mark. Which of A to D is it?
short-wrong = One of the views A to { $last } shows a different part from the others. Which?

principle = A straight edge that one view shows lies at the same place in every view that shares this direction: something must begin, end or bend there.
offered = { $letter } has a line { $place }, where the view { $side } has nothing.
given = The view { $side } has a line { $place }, where { $letter } has nothing.
left-over = Only { $answer } agrees with the sheet everywhere.
conflict = { $has } has a line { $place }, where { $lacks } has nothing.
without = Only without { $answer } do all views agree everywhere.

missing = The view { $side } is missing.
