rules = The tiles show the whole numbers from 1 to { $last }, except one.
ask = Which number is missing?

explain = Every other number from 1 to { $last } is there.

describe = A row of tiles with the numbers { $numbers }.
