rules = The same rule holds in every figure: the number at the place of the question mark is computed from others of its figure by adding, subtracting, multiplying or dividing, perhaps with a fixed number that is the same for all figures. The same place plays the same part in every figure. All numbers are whole and greater than zero. If several rules hold in all complete figures, the simplest one counts: the one with the fewest steps, where adding and subtracting are simpler than multiplying and dividing.

ask = Which number stands where the question mark is?

short = In all figures the whole, positive numbers obey one rule; where several fit, the simplest counts. Which number stands where the question mark is?

told = In each figure: { $rule }. In the last one: { $shown }. The missing number is { $key }.

comma = ,{ " " }

figure = Figure { $number }

held = { $place } { $number }

place-apex = top
place-bottom = bottom
place-bottom-side = bottom side
place-door = door
place-far-left = far left
place-far-right = far right
place-handle = handle
place-knot = knot
place-left = left
place-left-corner = left corner
place-left-side = left side
place-left-window = left window
place-lower-left = lower left
place-lower-middle = lower middle
place-lower-right = lower right
place-middle = middle
place-middle-left = middle left
place-middle-right = middle right
place-overlap = overlap
place-right = right
place-right-corner = right corner
place-right-side = right side
place-right-window = right window
place-roof = roof
place-top = top
place-top-corner = top
place-upper-left = upper left
place-upper-middle = upper middle
place-upper-right = upper right
