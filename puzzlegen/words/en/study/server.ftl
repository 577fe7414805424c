# The page of a study, and of the approval of candidates
title = Visual puzzles

about = You will see puzzles, one at a time. Look at the picture, read the question, and answer it as well as you can. Please work alone, without programs or search engines; paper and pencil are welcome.
kept = Kept: your answers, how long they took, the size of your window, and how often you enlarged a picture.
not-kept = Not kept: your name, your address, or anything else about you. You are a random number.
who = Who sees it: the people who run this study, who may publish it.
personal = The address of this page is yours alone: whoever gave it to you can tell which answers are yours.
leaving = You may stop at any time, and have everything deleted with the button at the foot of each page. First come a few puzzles for practice, with their solutions; after those, no solutions are shown.

# Instead, where candidates are approved
about-approval = People or models proposed these puzzles. We publish one only if people who do not know its answer find it. Look at the picture, read the question, and answer it. Please work alone, without programs or search engines; paper and pencil are welcome. If you proposed a puzzle yourself, or have seen it with its answer, say that you know it.
who-approval = Published, with this number: your answers to the puzzles that are accepted, and the seconds that they took.
leaving-approval = You may stop at any time, and have everything deleted with the button at the foot of each page. What has been published by then cannot be called back.

join = I agree: begin in English
send = Answer
next = Next
solved = The picture with its solution drawn in
give-up = I give up
known = I know this one already
wrong = This puzzle is wrong
why = What is wrong with it?
report = Report it and go on
long = This one has taken five minutes. You may go on, or give up.
progress-practice = Practice { $number } of { $total }
progress-items = Puzzle { $number } of { $total }

ready = That was the practice.
ready-more = Now the real puzzles begin. No more solutions are shown.
begin = Begin
thanks = Thank you!
thanks-more = That was the last puzzle. You can close this page. Whoever wants your answers deleted later needs this number:
leave = Stop, and delete all my answers
sure = Delete all your answers? This cannot be undone.
closed = Nobody can take part here any more.
deleted = All your answers are deleted.
gone-more = You can close this page; its address is not in use.
