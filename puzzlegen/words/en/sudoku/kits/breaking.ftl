place = row { $row }, column { $column }

between = { $one } and { $other }

row = row { $number }

column = column { $number }

words-cage = the cage with its { $value } in { $place } adds up to { $total }
words-thermometer = the thermometer with its bulb in { $place } holds { $values }
words-arrow = the circle in { $place } holds { $first }, and its line adds up to { $rest }
words-white_dot = the white dot between { $pair } lies between { $values }
words-black_dot = the black dot between { $pair } lies between { $values }
words-bar = the bar between { $pair } lies between { $values }
words-greater = the sign between { $pair } opens towards { $first } and points at { $last }
words-even = the square in { $place } holds { $first }
words-odd = the disc in { $place } holds { $first }
words-sandwich = { $line } has the clue { $value }, but { $between } between the two ends
words-little_killer = the diagonal from { $place } with the clue { $value } adds up to { $total }

repeated = the cage with its { $value } in { $place } holds { $values }, one of them twice

absent = { $pair } hold { $values } without a mark between them
