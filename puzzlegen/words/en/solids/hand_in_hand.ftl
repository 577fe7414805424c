row = Children stand in a row, hand in hand, some of them with their backs to us.

ring = Children stand in a ring, hand in hand, some with their backs to us; the nearer half of the ring is below.

own = Left and right are the children's own.

worn = Bags, bows and red boots stay on the side on which a child wears them, and nobody moves.

ask-behind = Which of A to D shows the same children from the opposite side?
ask-wrong = Picture 2 should show the children of picture 1 from the opposite side, but exactly one child is wrong. Which one of A to D?
ask-wrong_box = Picture 2 should show the children of picture 1 from the opposite side, but exactly one child is wrong. Box it in picture 2, with its arms and all it wears.
ask-pass = The child in { $start } has a ball. Whoever has it passes it to whoever holds the hand named: { $hands }. What colour is the last child's shirt?
ask-pass_box = The child in { $start } has a ball. Whoever has it passes it to whoever holds the hand named: { $hands }. Draw a box round the whole of the last child, arms included.
ask-count = For each child with a bag, look at the hand on the same side as the bag. How many of these hands hold another child's left hand?

sides-left = left
sides-right = right

with-left = left
with-right = right

thing-bag = bag
thing-bow = bow
thing-boot = red boot

differs = in { $name }, the child in { $shirt } has the { $thing } on its own { $other }, not on its { $side } as in { $first }

otherwise = in { $name }, the child in { $shirt } is not as in { $first }

kept = Seen from the opposite side, left and right of the picture change places and faces become backs, but each child keeps its own left and right: { $told }.

so = So it is { $answer }.

passed = { $hand } hand to { $shirt }

way = If a child's face is seen, its left hand is on the right as we see it. The ball goes from { $start }: { $way }.

holds = { $shirt } holds { $other }'s { $hand } hand

nobody = { $shirt } holds nobody's hand

held = If a child's face is seen, its left hand is on the right as we see it. On the side of the bag, { $held }. { $number ->
    [0] So no left hand is held there.
    [one] So one left hand is held there.
   *[other] So { $number } left hands are held there.
}

line = From left to right

far = Far side of the ring, from left to right

nearer = Near side of the ring, from left to right

child = { $shirt } shirt, { $hair } hair, { $seen }{ $worn }

face-seen = face seen
back-seen = back seen

on = , { $thing } on the { $side } of the picture

picture = Picture { $number }

first = picture 1

second = picture 2

top = the picture at the top

lettered = Letters in picture 2: { $told }.

of = { $letter } is the child in { $shirt }
