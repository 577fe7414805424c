lamps-bench-1 = lamp
lamps-bench-2 = circles with a cross
lamps-house-1 = lamp
lamps-house-2 = circles with a zigzag
lamps-ship-1 = lantern
lamps-ship-2 = squares with a cross

rules = All { $lamp }s ({ $look }) are alike and numbered. Wires that meet are joined where there is a black dot; where one arches over another, they are not. Current can pass through wires, { $lamp }s and closed switches, but never through an open switch. A { $lamp } lights when current flows through it on its way from one pole of the battery to the other. Where two points are joined by wires and closed switches alone, all current between them takes that way, and { $lamp }s that merely lead from one of these points to the other stay dark. If wires and closed switches alone join the two poles, that is a short circuit, and no { $lamp } lights.

two-way = A pale disc is a two-way switch: its lever joins the square pivot with one of the two round contacts, and the other contact is joined to nothing.

ask-lit = How many { $lamp }s light?
ask-lit_boxes = Which { $lamp }s light? Box each of them.
ask-burnt = { $Lamp } { $number } burns out, so that no current can pass through it any more. How many other { $lamp }s go out as a result?
ask-burnt_boxes = { $Lamp } { $number } burns out, so that no current can pass through it any more. Which other { $lamp }s go out as a result? Box each of them.
ask-settings = Each of the { $switches } two-way switches can be set either way, and nothing else is changed. In how many of the { $settings } settings does { $lamp } { $number } light?
ask-close = { $Lamp } { $number } is dark. Which one of the open switches A to D must be closed to make it light?
ask-pair = { $Lamp } { $number } is dark. Which of these pairs of open switches, when both are closed, makes it light?
ask-cut = One wire is to be cut, at one pair of scissors. Which of the cuts A to D puts out { $lamp } { $number }?
ask-most = One wire is to be cut, at one pair of scissors. Which of the cuts A to D puts out the most { $lamp }s?
ask-short = Which one of the open switches A to D makes a short circuit when it is closed, all others staying as they are?

and = { $one } and { $other }

join = –

ways = All ways of the current from pole to pole, { $lamp } by { $lamp }: { $ways }.

no-way = No way leads from pole to pole, so no { $lamp } lights.

detours = { $Lamp }s { $numbers } lie on detours that end where they begin, or are cut off.

dark-bypassed-1 = Wires and closed switches alone join the ends of { $lamp } { $numbers }, which stays dark.
dark-bypassed-2 = Wires and closed switches alone join both ends of each of { $lamp }s { $numbers }, which stay dark.
dark-dead-1 = { $Lamp } { $numbers } lies on a dead end.
dark-dead-2 = { $Lamp }s { $numbers } lie on dead ends.

after-1 = Of these, { $out } lie only on ways through { $lamp } { $number }, and { $left } lies on another.
after-2 = Of these, { $out } lie only on ways through { $lamp } { $number }, and { $left } lie on others.

count = So the number is { $number }.

these = So these are { $lamp }s { $numbers }.

lit = closing { $name } lights { $lamp } { $number }: { $way }

changed-true-true = closing { $name } lights { $on } and puts out { $off }
changed-true-false = closing { $name } lights { $on }
changed-false-true = closing { $name } puts out { $off }
changed-false-false = closing { $name } changes no { $lamp }

shorted = closing { $name } joins the poles by wires and closed switches alone, a short circuit

stay = { $name } puts out nothing

out = { $name } puts out { $lamps }

all = { $tried }.

so = So the answer is { $letter }.

set = { $Lamp } { $number } lights only with the levers (from the top row down, in a row from left to right) set to these contacts; in brackets, a way of the current through it: { $sets }.

one-set = { $levers } ({ $way })

sides-n = upper
sides-e = right
sides-s = lower
sides-w = left

points = The circuit lies on points in rows and columns; each wire leads from a point to a neighbouring one.

parts-battery = Battery, the plus pole first
parts-wire = Wires without anything on them
parts-open = Open switches
parts-closed = Closed switches

arches = Points where one wire arches over the other

lever = Two-way switch at { $at }: pivot on the { $pivot } side, lever set to the { $to } contact

lamp = { $lamp } { $number }

switch = Switch { $name }

dots = All wires that meet at any other point are joined.

run = { $one }–{ $other }
