allows = By any tag, with or without a mirror, clock { $name } allows { $times }.

offered = Of the times on offer, clock { $name } allows only { $times }.

leaves = Clock { $name } leaves { $times }.

counts = { $time } would need { $counts } clocks in the mirror, not { $reflected }.

crowd = At { $time }, clocks { $clocks } would have to share { $tags }.

only = So it is { $time }, with each tag used once: { $clocks }.

tagged = { $name } { $tag }
tagged-mirrored = { $name } { $tag } in the mirror

shows = By sheet { $name }, 1 { $month } is a { $first }.

days-leap = It has 29 days, so this is a leap year.
days-common = It has 28 days, so this is a common year.

may = { $name } fits { $months }

no-month = no month

counting = Counting on from there, { $sheets }.

in-common = in a common year, { $sheets }
in-leap = in a leap year, { $sheets }

left-whole = { $name } begins on a { $first } and has { $days } days
left-torn = { $name } begins on a { $first }

counted = { $sheets }. Counting on from month to month, each sheet fits a different month only in { $years }.

year-common = a common year that begins on a { $first }
year-leap = a leap year that begins on a { $first }

so-month = So sheet { $name } is for month { $answer }.
so-sheet_box = So sheet { $name } is for { $month }.
so-weekday = So 1 { $month } is a { $first }, and { $date } a { $weekday }: { $answer }.
so-first = So { $date } is a { $weekday }: { $answer }.

each = { $years }.

weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

date = { $day } { $month }
