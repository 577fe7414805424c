next = Which option comes next in the upper row?
