liquid-jars = water
liquid-barrels = juice
liquid-tanks = chocolate

vessel-jars = jar
vessel-barrels = barrel
vessel-tanks = tank

rules = All { $vessel }s are empty when the tap is turned on. Each space of a scale is one litre. In a { $vessel }, the { $liquid } rises to the lower edge of an open pipe that leads to a { $vessel } which is not yet full; everything then flows out through that pipe (the lowest, if several qualify). Pipes hold nothing and can carry any flow. Once a { $vessel } is full to the brim, nothing more runs into it, and the { $liquid } in the { $vessel } above rises on. A valve whose lever lies across its pipe is shut; one whose lever lies along the pipe is open. The tap runs until the { $vessel } below it is full to the brim.

ask-first = Which { $vessel } is full first? (Give its number.)
ask-first_box = Which { $vessel } is full first?
ask-before = How many { $vessel }s are full before { $vessel } { $number } is?
ask-order = Which { $vessel }s are the first three to be full, in this order?
ask-litres = How many litres have run from the tap when { $vessel } { $number } is full?
ask-empty = How many { $vessel }s are still empty at the end?
ask-empty_boxes = Which { $vessel }s are still empty at the end?

boxed-first_box = Box the { $vessel } only, not its pipes.
boxed-empty_boxes = Box the { $vessel }s only, not their pipes.

first = From each { $vessel }, the { $liquid } leaves by its lowest open pipe: { $way }. So { $vessel } { $number } is full first.

next = Then it runs { $way }, and { $number } is full.

so-before = That makes { $count } before { $number }.
so-order = So the first three are { $three }.
so-litres = At that moment the { $vessel }s hold { $held }: { $count } litres in all.
so-empty = { $liquid ->
   *[other] Valves shut off { $cut } and all that is fed from there. Everything else fills in the end, so these stay empty: { $empty }. That makes { $count }.
}

held = { $litres } (in { $number })

tap = The tap is above { $vessel } { $number }.

holds = { $vessel } { $number } holds { $litres } litres; pipes: { $pipes }.

leads = at mark { $height } (counted from 0, the bottom) one to { $vessel } { $number }, { $valve }

valves-none = without a valve
valves-open = with its valve open
valves-shut = with its valve shut
