place = row { $row }, column { $column }

between = { $one } and { $other }

row = row { $number }

column = column { $number }

breaks-cage = the cage with { $value } in { $place } adds up to { $total }
breaks-thermometer = the thermometer with its bulb in { $place } holds { $values }
breaks-arrow = the circle in { $place } holds { $first }, and its line adds up to { $rest }
breaks-white_dot = the white dot between { $pair } stands between { $first } and { $last }
breaks-black_dot = the black dot between { $pair } stands between { $first } and { $last }
breaks-bar = the bar between { $pair } stands between { $first } and { $last }
breaks-greater = the sign between { $pair } opens towards { $first } and points at { $last }
breaks-even = the square in { $place } holds { $first }
breaks-odd = the disc in { $place } holds { $first }
breaks-sandwich = { $line } has the clue { $value }, but { $between } between the two ends
breaks-little_killer = the diagonal from { $place } with the clue { $value } adds up to { $total }

breaks-twice = the cage with { $value } in { $place } holds { $values }, one of them twice

absent = { $pair } hold { $first } and { $last } with no mark between them
