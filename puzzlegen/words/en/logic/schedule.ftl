rules-wall = The clocks P to { $last } are seen at the same moment, exactly { $reflected ->
    [one] one of them
   *[other] { $reflected } of them
} in a mirror. The tags in the box have come off the clocks, one from each. They tell by how many minutes a clock is fast (+) or slow (−); 0 was on the right one.
rules-offices = Each row is the day of one { $noun }, from 8:00 to 20:00 by its own clock; bars mean busy. The clocks show the local times of one moment, between 8:00 and 20:00 everywhere. All take part in a call, none of them busy, and throughout it is between 8:00 and 20:00 everywhere. It may begin where a bar ends, and end where one begins.
rules-sheets = The sheets are for different months of one year, which is not known and may be a leap year. The number at the top is the month (1 is January). Each row is a week, from Monday (left) to Sunday (right). At a jagged edge something is torn off: at the top the number and perhaps some weeks, at the bottom perhaps some weeks. No other days are missing.

bare = A clock with a single hand has lost its hour hand.

ask-time = Which of the clocks A to D, none of them seen in a mirror, shows the true time?
ask-minutes = How many minutes past the hour is it really?
ask-right_box = Which of the clocks is right? (Box the whole clock without its letter.)
ask-mirror_boxes = Which clocks are seen in a mirror? (Box each whole clock, without its letter.)
ask-call = The call takes { $minutes } minutes. Which of the clocks A to D shows the local time of { $noun } { $name } when it begins?
ask-longest = What is the longest that the call can take, in minutes?
ask-bar_box = A call of { $minutes } minutes needs one particular bar to be cancelled. Which one? (Box the bar.)
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
