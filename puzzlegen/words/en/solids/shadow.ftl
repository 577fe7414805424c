towers = The tinted card shows towers on a floor, each of one or more cubes, some with a roof: a pyramid, a gable or a slope, as high as a cube. No tower is hidden altogether.

light-cast = Parallel light falls horizontally in the direction of the arrow, and casts a shadow on a vertical wall behind the towers, at right angles to the light.
light-cannot = Parallel light may fall horizontally from the front, from the back, from the left or from the right, along the sides of the floor, and casts a shadow on a vertical wall at right angles to it.

ask-cast = Which of A to D is the outline of this shadow, as seen by somebody who looks in the direction of the light? Mirror images count as different.
ask-cannot = Two of A to C are outlines of such shadows or their mirror images. Which one is not?

short-cast = Horizontal light falls along the arrow. Which of A to D is the outline of the shadow on a wall behind the towers, as seen along the arrow?
short-cannot = Horizontal light may fall along either side of the floor, in either direction. Which of A to C is never the outline of the shadow on a wall behind the towers?

explanations-cast = In each column, as seen along the light, the highest tower makes the outline. In cubes, the columns are, from left to right: { $columns }. This is { $answer }. { $others }.
explanations-cannot = In each column, as seen along the light, the highest tower makes the outline. Light from the front or the back casts { $front } or its mirror image, in cubes: { $front_columns }. Light from the left or the right casts { $side } or its mirror image: { $side_columns }. { $answer } is neither: { $columns }.

first-apart = { $letters } { $count ->
    [one] is
   *[other] are
} different in column { $number }

floor = The numbers of cubes of the towers, on a map seen from above: the front is at the lower edge (. is a place without a tower)

seen-left = It is seen from above the front left corner.
seen-right = It is seen from above the front right corner.

arrow-points-front = The arrow of the light points from the front to the back.
arrow-points-left = The arrow of the light points from the left to the right.
arrow-points-right = The arrow of the light points from the right to the left.

roofs-on = Roofs on top of these cubes
roofs-pyramid = { $cell } a pyramid
roofs-ridge_x = { $cell } a gable with its ridge from left to right
roofs-ridge_y = { $cell } a gable with its ridge from front to back
roofs-east = { $cell } a slope that is high on the right
roofs-west = { $cell } a slope that is high on the left
roofs-north = { $cell } a slope that is high at the back
roofs-south = { $cell } a slope that is high at the front

outlines = Outlines are given column by column from left to right, with the height of each in cubes.

tops-flat = { $cubes }
tops-peak = { $cubes } on both sides, with a peak of { $high } in the middle
tops-rise = { $cubes } on its left side, rising to { $high } on its right side
tops-fall = { $high } on its left side, falling to { $cubes } on its right side
brief-flat = { $cubes }
brief-peak = { $cubes } with a peak of { $high }
brief-rise = { $cubes } rising to { $high }
brief-fall = { $high } falling to { $cubes }
