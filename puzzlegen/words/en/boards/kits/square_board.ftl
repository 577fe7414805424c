empty = an empty square
