answer = Answer
picture = Picture { $number }
