lamp-bench = lamp
    .first = Lamp
    .many = lamps
    .many-first = Lamps
look-bench = crossed circles
lamp-house = lamp
    .first = Lamp
    .many = lamps
    .many-first = Lamps
look-house = circled zigzags
lamp-ship = lantern
    .first = Lantern
    .many = lanterns
    .many-first = Lanterns
look-ship = crossed squares

rules = Current flows from pole to pole through wires, { $lamp-many } ({ $look }) and closed switches, lighting every { $lamp } on its paths. Wires join at black dots only. Where wires and closed switches alone join points, it takes no other path; if these are the poles (a short circuit), no { $lamp } lights.

two-way = Pale discs are two-way switches: the lever joins the square pivot to one contact.

ask-lit = How many { $lamp-many } light?
ask-lit_boxes = Which { $lamp-many } light? Box each of them.
ask-burnt = { $lamp-first } { $number } burns out and no longer conducts. How many other { $lamp-many } go out?
ask-burnt_boxes = { $lamp-first } { $number } burns out and stops conducting. Box every other { $lamp } that goes out.
ask-settings = The { $switches } two-way switches can be set in { $settings } ways. In how many of these does { $lamp } { $number } light?
ask-close = { $lamp-first } { $number } is dark. Which one of the open switches A to D must be closed to light it?
ask-pair = { $lamp-first } { $number } is dark. Which of these pairs of open switches, when both are closed, makes it light?
ask-cut = Which of the cuts A to D through a wire, made alone, puts out { $lamp } { $number }?
ask-most = Which of the cuts A to D through a wire, made alone, puts out the most { $lamp-many }?
ask-short = Which one of the open switches A to D makes a short circuit when it alone is closed?

and = { $one } and { $other }

ways = All paths of the current from pole to pole, { $lamp } by { $lamp }: { $ways }.

no-way = No path leads from pole to pole, so no { $lamp } lights.

dark-detours = { $count ->
    [one] { $lamp-first } { $numbers } lies on a detour that ends where it begins, or is cut off.
   *[other] { $lamp-many-first } { $numbers } lie on detours that end where they begin, or are cut off.
}

dark-bypassed = { $count ->
    [one] Wires and closed switches alone join the ends of { $lamp } { $numbers }, which stays dark.
   *[other] Wires and closed switches alone join both ends of each of { $lamp-many } { $numbers }, which stay dark.
}
dark-dead = { $count ->
    [one] { $lamp-first } { $numbers } lies on a dead end.
   *[other] { $lamp-many-first } { $numbers } lie on dead ends.
}

after = { $lost ->
    [one] { $lamp-first } { $out } lies
   *[other] { $lamp-many-first } { $out } lie
} only on paths through { $lamp } { $number }; { $count ->
    [one] { $lamp } { $left } lies
   *[other] { $lamp-many } { $left } lie
} on other paths.

count = So the number is { $number }.

these = So these are { $lamp-many } { $numbers }.

lit = closing { $name } lights { $lamp } { $number }: { $way }

changed-on-off = closing { $name } lights { $on } and puts out { $off }
changed-on = closing { $name } lights { $on }
changed-off = closing { $name } puts out { $off }
changed-nothing = closing { $name } changes no { $lamp }

shorted = closing { $name } joins the poles by wires and closed switches alone, a short circuit

stay = { $name } puts out nothing

out = { $name } puts out { $lamps }

all = { $tried }.

so = So the answer is { $letter }.

set = { $lamp-first } { $number } lights only with the levers (from the top row down, in a row from left to right) set to these contacts; in brackets, a path of the current through it: { $sets }.

one-set = { $levers } ({ $way })

sides-n = upper
sides-e = right
sides-s = lower
sides-w = left

points = The circuit lies on points in rows and columns; each wire leads from a point to a neighbouring one.

told-battery = Battery, the plus pole first
told-wire = Wires without anything on them
told-open = Open switches
told-closed = Closed switches

arches = Points where one wire arches over the other

lever = Two-way switch at { $at }: pivot on the { $pivot } side, lever set to the { $to } contact

told-lamp = { $lamp-first } { $number }

switch = Switch { $name }

dots = All wires that meet at any other point are joined.

run = { $one }–{ $other }
