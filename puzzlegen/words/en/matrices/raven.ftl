setting = { $subject } may each follow a rule in all rows or all columns: staying the same; equal steps in all lines (of { $scales }); the same three values, each once, in any order{ $more }. What follows no rule does not matter.

subject = The figures' { $attributes }
subject-parts = At each place in the panels, the figures' { $attributes }

more = ; of numbers, first ± second = third; of positions, equal steps{ $where } or, in the third panel, those occupied in both others, at least one, exactly one, or the first but not the second

where-grid_3x3 = { " " }(right, left, down or up, wrapping round)
where-ring = { " " }around the ring

where-square = { " " }around the square

row = row
column = column

goes = { $thing }: { $rule }; last { $line }: { $a } → { $b } → { $value } ({ $letters }).

stays = { $thing }: the same all along each { $line }; in the last, { $value } ({ $letters }).

makes = { $thing }: { $rule }; in the last { $line } the first has { $a }, the second { $b }, so { $value } ({ $letters }).

free = { $thing }: no rule, so it does not matter.

each-time = { $step } each time

moving = moving on { $step } each time

three = { $values }, each once in every { $line }
three-sets = the same three sets of places, each once in every { $line }

combined-and = those that the first and the second both have
combined-or = those that the first or the second has, or both
combined-xor = those that exactly one of the first and the second has
combined-minus = those that the first has but not the second
combined-plus = the first and the second add up to the third
combined-less = the first less the second is the third

ask = Which option completes the matrix?
