one = { $thing-one }
