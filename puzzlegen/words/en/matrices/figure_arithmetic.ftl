rules = The same rule holds in every figure: the number at the place of the question mark is computed from others of its figure by adding, subtracting, multiplying or dividing, perhaps with a fixed number that is the same for all figures. The same place plays the same part in every figure. All numbers are whole and greater than zero. If several rules hold in all complete figures, the simplest one counts: the one with the fewest steps, where adding and subtracting are simpler than multiplying and dividing.

ask = Which number stands where the question mark is?

short = In all figures the whole, positive numbers obey one rule; where several fit, the simplest counts. Which number stands where the question mark is?

told = In each figure: { $rule }. In the last one: { $shown }. The missing number is { $key }.

comma = ,{ " " }

figure = Figure { $number }

held = { $place } { $number }
