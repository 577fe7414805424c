pips = { $number }

and = { " " }and{ " " }

shared = Views { $i } and { $j } both show { $x } and { $y }; beside them, one shows { $a } and the other { $b }: so { $a } and { $b } are opposite.

surrounded = { $x } is seen beside { $others }: so only { $a } can be opposite { $x }.

round = Clockwise round { $x } come { $a }, then { $b } in view { $i }, and { $p }, then { $q } in view { $j }: so { $a } is opposite { $p }, and { $b } is opposite { $q }.
round-left = Round { $x } lie { $a } and { $b } in view { $i }, and { $p } and { $q } in view { $j }: so only { $r } is left to be opposite { $x }.

in-line = With { $x } turned alike in views { $i } and { $j }, { $a } and { $b } lie on either side: opposites.

left-over = That leaves { $a } opposite { $b }.

held = Held as in view 1, a die that agrees with all views has { $held }.

behind-top = { $mark } at the bottom
behind-front = { $mark } opposite the left face
behind-right = { $mark } opposite the right face

order = Clockwise round a corner, { $where } { $seen }; { $opposites ->
    [0] the last view has the same:
    [1] one opposite reverses this: the last view has
    [2] two opposites keep it: the last view has
   *[3] three opposites reverse this: the last view has
} { $last }.

view-shows = view { $i } shows

views-show = views { $i } and { $j } together ({ $x } turned alike) show

straight-on = Straight on (top above left face),{ " " }

turned = { $straight }view { $k } has { $m } { $how }, { $w } { $side }; in the last view { $w } { $is_at } { $there }, so that view has { $m } { $so }.

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
