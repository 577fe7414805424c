one = { $thing }
