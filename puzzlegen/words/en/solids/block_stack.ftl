in-picture = The solid { $standing }

above = The solid on the left { $standing }

painted = Its whole surface is painted, also where it cannot be seen in the picture, but not where it touches the floor.

layers = The layers have, from below, { $parts } = { $sum } cubes.

faces = { $top } faces are painted on top; { $front } that face the lower right of the picture, and { $back } hidden ones that face the opposite way; { $left } that face the lower left, and { $right } hidden ones the opposite way: { $top } + { $front } + { $back } + { $left } + { $right } = { $sum }.

read = The heights, in rows from the lower right side backwards, each row from left to right, are { $given }.

back = From the opposite corner, the rows and the order in each of them are reversed: { $behind }. This is { $answer }. { $wrong }.

wrong = { $letter } has { $differences }

difference = { $found } instead of { $right } at place { $place } of row { $row }

looked-at = Each drawing shows its solid from above the front left corner, which is at the lower left of its map.

ask-count = How many unit cubes is it made of?
short-count = How many unit cubes is the solid made of? Where no top can be seen, no cubes stand.
ask-painted = How many faces of unit cubes are painted?
short-painted = The whole surface of the solid is painted, except where it stands on the floor. How many faces of unit cubes are painted?
ask-back = Which of A to D is the view of it from the opposite corner, at the same height?
short-back = Which of A to D is the view of the solid on the left from the opposite corner, at the same height?
