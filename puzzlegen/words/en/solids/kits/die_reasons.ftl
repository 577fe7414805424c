pips = { $number }

and = { " " }and{ " " }

shared = Beside { $x } and { $y }, view { $i } shows { $a } and view { $j } shows { $b }: so { $a } is opposite { $b }.

surrounded = { $x } is seen beside { $others }: so only { $a } can be opposite { $x }.

round = Clockwise round { $x } come { $a }, then { $b } in view { $i }, and { $p }, then { $q } in view { $j }: so { $a } is opposite { $p }, and { $b } is opposite { $q }.
round-left = Round { $x } lie { $a } and { $b } in view { $i }, and { $p } and { $q } in view { $j }: so only { $r } is left to be opposite { $x }.

in-line = With { $x } turned the same way, views { $i } and { $j } have { $a } and { $b } on opposite sides of it, so these are opposite.

left-over = Only { $a } and { $b } are left: they are opposite.

held = A die that agrees with all views and is held as in view 1 must have { $held }.

behind-top = { $mark } at the bottom
behind-front = { $mark } opposite the left face
behind-right = { $mark } opposite the right face

order = Clockwise round a corner, { $where } { $seen }. The opposite of one in its place reverses this order; so the last view has { $last }, with { $m } at the question mark.
order-same = Clockwise round a corner, { $where } { $seen }; so the last view has { $last }, with { $m } at the question mark.

view-shows = view { $i } shows

views-show = views { $i } and { $j }, with { $x } turned the same way, show

turned = Seen straight on (a top face with the left face below), view { $k } shows { $m } { $how }, and { $w } { $side }; in the last view { $w } { $is_at } { $there }, so { $m } is shown { $so }.

is = is

opposite-is = (opposite { $p }) is

above = above it
to-the-right = to the right of it
below = below it
to-the-left = to the left of it

or = { " " }or{ " " }

not-together = { $a } and { $b } are never seen together, so it is not { $letters }.

clockwise = With { $letters }, { $x }, { $y } and { $a } would run clockwise, but view { $k } has { $x }, { $y } and { $b }.

other-side = With { $letters }, { $a } would be on a different side of { $x }, as that is turned, from the one in view { $k }.

same-side = With { $letters }, { $a } would be on the side of { $x }, as that is turned, where view { $k } has { $b }.
