liquid-jars = water
liquid-barrels = juice
liquid-tanks = chocolate

vessel-jars = jar
vessel-barrels = barrel
vessel-tanks = tank

rules = All { $vessel }s are empty when the tap is turned on; it runs until the { $vessel } under it is full. In a { $vessel }, the { $liquid } rises to the lower edge of its lowest open pipe to a { $vessel } that is not yet full, and all flows on there; with no such pipe, it rises to the brim. A valve with its lever across the pipe is shut.

scale = Each space of a scale is one litre. Pipes hold nothing and carry any flow.

ask-first = Which { $vessel } is full first? (Give its number.)
ask-first_box = Which { $vessel } is full first?
ask-filled = How many { $vessel }s are full when { $litres } litres have run from the tap?
ask-litres = How many litres have run from the tap when { $vessel } { $number } is full?
ask-empty = How many { $vessel }s stay empty?
ask-empty_boxes = Which { $vessel }s stay empty?

boxed-first_box = Box it without pipes and stand.
boxed-empty_boxes = Box them without pipes and stands.

first = From each { $vessel }, the { $liquid } leaves by its lowest open pipe: { $way }.
shut = Every pipe from { $vessel } { $number } is shut, so nothing flows on from there.
so-first = So { $vessel } { $number } is full first.

full = From each { $vessel }, the { $liquid } leaves by its lowest open pipe to one that is not yet full. They fill up in this order (in brackets, the way there): { $ways }.

when = When { $vessel } { $number } is full, all together hold { $held } = { $litres } litres.
so-filled = { $count ->
    [one] So one { $vessel } is full after { $litres } litres.
   *[other] So { $count } { $vessel }s are full after { $litres } litres.
}
so-litres = At that moment { $vessel }s { $vessels } hold { $held } = { $litres } litres.
so-empty = { $liquid ->
   *[other] Valves shut off { $cut } and all that is fed from there. Everything else fills in the end, so these stay empty: { $empty }. That makes { $count }.
}

filled = { $number } ({ $way })

tap = The tap is above { $vessel } { $number }.

holds = { $vessel } { $number } holds { $litres } litres; pipes: { $pipes }.

leads = at mark { $height } (counted from 0, the bottom) one to { $vessel } { $number }, { $valve }

valves-none = without a valve
valves-open = with its valve open
valves-shut = with its valve shut
