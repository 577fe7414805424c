rules-wall = All clocks P to { $last } are seen at the same moment. Exactly { $reflected ->
    [one] one of them is
   *[other] { $reflected } of them are
} seen in a mirror, with left and right exchanged; nothing marks which. The tags in the box have come off the clocks, one from each: +10 was on a clock that is 10 minutes fast, −10 on one that is 10 minutes slow, 0 on the one that is right.
rules-offices = Each row is the plan of one { $noun } for today, from 8:00 to 20:00 by its own clock; a coloured bar means that it is busy. The clocks are all seen at this moment, between 8:00 and 20:00 everywhere; each shows the local time. All { $noun-many } take part in a call. Throughout the call, none may be busy, and it must be between 8:00 and 20:00 everywhere; the call may begin exactly where a bar ends, and end exactly where a bar begins.
rules-sheets = The sheets are for different months of the same year, but it is not known which year it is, or whether it is a leap year. The number at the top of a sheet is its month (1 is January). Each row of days is a week from Monday (left) to Sunday (right). Where an edge is jagged, something has been torn off: at the top the number and perhaps some weeks, at the bottom perhaps some weeks. No days are missing for any other reason.

bare = A clock with a single hand has lost its hour hand.

ask-time = Which of the clocks A to D, none of them seen in a mirror, shows the true time?
ask-minutes = How many minutes past the hour is it really?
ask-right_box = Which of the clocks is right? (Box the whole clock without its letter.)
ask-mirror_boxes = Which clocks are seen in a mirror? (Box each whole clock, without its letter.)
ask-call = The call takes { $minutes } minutes. Which of the clocks A to D shows the local time of { $noun } { $name } when it begins?
ask-longest = What is the longest that the call can take, in minutes?
ask-bar_box = The call is to take { $minutes } minutes, but there is no time for it. Cancelling one particular bar would make it possible. Which one? (Box the bar.)
ask-month = Which month is sheet { $name }? (Give its number: 1 is January.)
ask-weekday = On which weekday does { $date } fall in that year?
ask-sheet_box = Which sheet is for { $month }? (Box the sheet, without its letter.)

one-mirror = Which clock is seen in the mirror? (Box the whole clock, without its letter.)

ahead = To turn the other clocks' times into { $base }'s, add: { $ahead } minutes.

free = Then all are free at { $spans } by { $base }'s clock.

begins = So the call begins at { $time } by { $name }'s clock, which is { $answer }.
begins-of-several = Only the span of { $minutes } minutes is long enough: it begins at { $time } by { $name }'s clock, which is { $answer }.

longest = That is { $minutes } minutes.
longest-of-several = The longest of them lasts { $minutes } minutes.

cancel = { $shared ->
    [0] As it is, there is no time when all are free.
   *[other] As it is, all are free together for { $shared } minutes at most.
} Without bar { $at } of { $name }, they are free for { $best } minutes from { $time } by { $base }'s clock; without any other single bar, for at most { $second }.

told-bare = only a minute hand, at { $minute } minutes
told-clock = Clock { $name } looks like
told-tags = Tags in the box
told-office = its clock shows { $now }; busy { $busy }
told-sheet = { $head }; { $foot }
told-torn-top = top torn off
told-month = month { $month }
told-torn-bottom = bottom torn off
told-whole-bottom = bottom edge whole

noun-offices = office
    .many = offices
noun-ships = ship
    .many = ships
noun-studios = studio
    .many = studios
