above = Each picture shows a machined part, seen from { $elevation }° above the horizontal. From picture to picture, parts are turned about the upright axis only, by multiples of { $step }°.
mirrored = A mirror image counts as a different part.

ask-same = Which of A to D shows the framed part, turned?
ask-odd_one_out = Three of A to D show the same part, turned. Which one shows a different part?

short-same = Which of A to D is the framed part, turned about its upright axis but not mirrored?
short-odd_one_out = Turned about the upright axis, but not mirrored, three of the parts are the same. Which one is different?

right = { $answer } is the framed part turned { $turned }, as seen from above.
other = Only { $answer } cannot be turned into the other three, which are one part.
other-mirror = { $answer } is the mirror image of the other three, which are one part.
mirror = { $letter } is the mirror image.
lacks = Turned { $turned }, { $letter } has nothing { $where } of { $first }, where a surface is seen.
has = Turned { $turned }, { $letter } has a surface { $where } of { $first }, in front of all that is seen there.
framed = the framed picture
unturned = by 0°
anticlockwise = { $turn }° anticlockwise
clockwise = { $turn }° clockwise

low-left = at the lower left
low-middle = at the bottom
low-right = at the lower right
level-left = at the left
level-middle = in the middle
level-right = at the right
high-left = at the upper left
high-middle = at the top
high-right = at the upper right

notation = Pictures are told by their visible edges and outlines, each through points in millimetres to the right and up from the middle of the picture.
framed-picture = Framed picture
