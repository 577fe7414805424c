allows = With some tag, straight or in the mirror, clock { $name } allows only these times: { $times }.

offered = Of the times on offer, clock { $name } allows only { $times }.

leaves = Of these, clock { $name } leaves { $times }.

counts = At { $time }, each clock gets a tag of its own only with { $counts } in the mirror, not { $reflected }.

crowd = At { $time }, there are too few tags for clocks { $clocks }: only { $tags } would suit any of them.

only = So it is { $time }, with each tag used once: { $clocks }.

tagged-1 = { $name } { $tag }
tagged-2 = { $name } { $tag } in the mirror

shows = By sheet { $name }, 1 { $month } is a { $first }.

may = { $name } fits { $months }

no-month = no month

counting = Counting on from there, { $sheets }.

in-1 = in a common year, { $sheets }
in-2 = in a leap year, { $sheets }

left-1 = { $name } begins on a { $first } and has { $days } days
left-2 = { $name } begins on a { $first }

counted = { $sheets }. Count on from month to month: each sheet fits a different month only in { $years }.

years-1 = a common year that begins on a { $first }
years-2 = a leap year that begins on a { $first }

or = { " " }or{ " " }

so-month = So sheet { $name } is for month { $answer }.
so-sheet_box = So sheet { $name } is for { $month }.
so-weekday = So 1 { $month } is a { $first }, and { $date } a { $weekday }: { $answer }.
so-first = So { $date } is a { $weekday }: { $answer }.

each = { $years }.
