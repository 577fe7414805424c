above = The solid on the tinted card is made of { $count } unit cubes that are joined face to face, and so is each of the solids A to D. All cubes of every solid can be seen.

each = Each of the solids is made of { $count } unit cubes that are joined face to face. All cubes of every solid can be seen.

rules-odd_one_out = Three of the solids { $first } to { $last } are the same solid, turned in space in different ways. The odd one out cannot be turned into the others; mirror images do not count as the same.
rules-grouping = The solids 1 to 6 fall into two groups of three. The three solids of a group are the same solid, turned in space in different ways; mirror images do not count as the same.
rules-analogy = Solid 1 is turned in space and then looks like solid 2. Solid 3, another solid, is turned about the same axes in the same way.

ask-same = Exactly one of A to D is the same solid as the one on the card, turned in space; mirror images do not count as the same. Which one?
ask-odd_one_out = Which solid is the odd one out?
ask-grouping = Which option names the groups?
ask-analogy = Which of A to D does solid 3 then look like?

short-same = Which of A to D is the same solid as the one on the card, turned in space but not mirrored?
short-odd_one_out = Which solid is the odd one out, however the solids are turned in space?
short-grouping = Turned in space, but not mirrored, the solids make two groups of three alike. Which option names the groups?
short-analogy = Solid 1 is turned into solid 2. Which of A to D does solid 3 become by the same turn?

solid = Solid { $number }

becomes = { $one } becomes { $other } when { $turns }

chains = { $chains }.

odd-mirror = { $odd } is their mirror image.
odd-moved = { $odd } has one cube in a different place.

other-group-mirror = One group is the mirror image of the other.
other-group-moved = The two groups differ in the position of one cube.

same = { $answer }, { $turns }, is the solid on the card. { $mirror } is its mirror image. The other two are mirror images of each other; one of them is that solid with one cube moved.

so-turned = Solid 1 becomes solid 2 when { $turns }. Solid 3, { $turns }, is { $answer }.
