counting = Counts: { $counts }. The missing figure fits all counts that follow such a rule.

rules-sequence = Along the upper row, some count follows a rule: no change; equal steps; steps that change by equal steps; alternating numbers; each the sum of the two before.
rules-matrix = Some count follows one rule in all rows or all columns: no change; the same step everywhere; first + second = third; first − second = third; equal totals.

ask = Which option is the missing figure?

short-sequence = The number of something follows a rule from figure to figure; the missing one fits every such rule. Which of A to D is it?
short-matrix = The number of something follows one rule in all rows or all columns; the missing figure fits every such rule. Which of A to D is it?

along-progression = the step is always { $by }
along-alternation = { $one } and { $other } take turns
along-growing-steps = the steps are { $steps }, so { $last } comes next
along-sum-of-the-two-before = each number is the sum of the two before it, and { $one } + { $other } comes next

lines-progression = along each { $line }, the step is always { $by }
lines-sum = in each { $line }, the first two add up to the third
lines-difference = in each { $line }, the first minus the second is the third
lines-equal-totals = each { $line } adds up to { $total }

row = row
column = column

row-told = Count the { $counted }: { $shown }; { $rule }. So the missing figure has { $key }, as { $letter } has.

matrix-told = Count the { $counted }: { $shown }; { $rule } ({ $sums }). So the missing figure has { $key }, as { $letter } has.

other = The { $counted } ({ $shown }, with { $letter } as the last figure) follow a rule as well, and it leads to { $letter }, too.
