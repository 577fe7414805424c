names = Each picture stands for its English name, one word.

dots = The dots tell which letter of the name counts: one the first, two the second, and so on.

rings = Rings count from the end: one the last letter, two the last but one.

course-thread = Follow the thread from the flag to its other end: the letters of the pictures that it joins spell a common English word. The other pictures do not count.
course-growing = Read the pictures with dots from the smallest to the largest: their letters spell a common English word. Pictures without dots do not count.
course-shrinking = Read the pictures with dots from the largest to the smallest: their letters spell a common English word. Pictures without dots do not count.
course-hops = Begin at the flag. From each picture go on clockwise by as many places as its name has letters (from a CAT, three), and read the picture there. The first { $letters } letters spell a common English word.

missing = Of one picture only the dots are left.
missing-rings = Of one picture only the rings are left.

ask-word = Which word is it?
ask-word_choice = Which of these words is it?
ask-missing = Which of the pictures A to D belongs in its place?
ask-exchanged = Now the picture on the tray takes the place of picture A, B, C or D; all dots stay where they are. The letters then spell another common English word. Which of the pictures A to D has to go?
ask-last = Which of the pictures A to D is the last one to be read?

short = The pictures stand for English words, and each gives one letter.

gives = { $name } gives { $letter }

leads = { $name } gives { $letter } and leads { $hops } on

comma = ,{ " " }

thus-word = One after the other: { $steps }. So the word is { $word }.
thus-missing = The other pictures: { $steps }. That leaves { $gap }. { $tried }. Only { $name } makes a word, { $word }.
thus-exchanged = At first: { $steps }, so { $word }. With { $name } in its place, { $tried }. Only the one for { $answer } is a word.
thus-last = One after the other: { $steps }. So the reading ends at { $name }, picture { $answer }, and the word is { $word }.

would = { $name } would give { $result }

for = { $letter } becomes { $result }

told-picture = (picture: { $name })
told-missing = (missing picture)
told-dots = { $picture }, dots: { $count }
told-rings = { $picture }, rings: { $count }
told-bare = { $picture }, no dots
told-sized = { $picture }, size { $size }
told-lettered = { $picture }, lettered { $letter }
told-thread = Along the thread, from the flag on
told-beside = Beside the thread
told-ring = In a ring, clockwise from the flag on
told-scattered = Pictures
told-tray = On the tray
