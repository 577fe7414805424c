mirror-laser = mirror
mirror-harbour = mirror
mirror-periscope = mirror

mirror-sweeper = board

ray-laser = laser beam
lamp-laser = laser
ray-harbour = beam of light
lamp-harbour = lighthouse
ray-periscope = ray of light
lamp-periscope = lamp
ray-billiard = ball
lamp-billiard = ball's start
mirror-billiard = cushion
ray-sweeper = robot vacuum
lamp-sweeper = robot's start

light = Seen from above: the { $ray } enters the box from the { $lamp }. Every { $mirror } stands at 45 degrees and turns it through a right angle, whichever side it meets; otherwise it goes straight on, and leaves through the opening at which it arrives.

rolls = Seen from above: the { $ray } enters the box at the arrow. Every { $mirror } stands at 45 degrees and turns it through a right angle, whichever side it hits; otherwise it goes straight on, and leaves through the opening at which it arrives.

half = A dashed line is a half mirror: of the light that meets it, one part turns and the other goes straight on. The opening with the { $lamp } does not count as an exit.

swings = A { $mirror } with a round pivot swings through 90 degrees after each hit, so that it stands the other way for the next.

ask-exit = What is the number of the opening through which the { $ray } leaves?
ask-gate = Through which of the openings A to D does the { $ray } leave?
ask-hits = How many { $mirror }s does the { $ray } meet? One that it meets more than once counts once.
ask-both = How many { $mirror }s does the { $ray } meet on both sides?
ask-twice = Which of the squares A to D does the { $ray } cross twice?
ask-turn = Which of the { $mirror }s A to D must be turned through 90 degrees beforehand for the { $ray } to leave at the star?
ask-turns = Which two { $mirror }s with the same letter must both be turned through 90 degrees beforehand for the { $ray } to leave at the star?
ask-remove = Which of the { $mirror }s A to D must be taken away for the { $ray } to leave at the star?
ask-removes = Which two { $mirror }s with the same letter must both be taken away for the { $ray } to leave at the star?
ask-turn_box = Which one { $mirror } must be turned through 90 degrees beforehand for the { $ray } to leave at the star? Box its square.
ask-lit = Through how many openings does light leave?
ask-dark = Through which of the openings A to D does no light leave?

up = up
right = right
down = down
left = left

cell = r{ $row }c{ $column }

cells = (r2c5 is row 2 from the top, column 5 from the left.)

met = { $cell } { $heading }

straight = straight through { $cell }

opening = opening { $name }

star = the star

way = Follow the { $ray } from turn to turn: { $met }; it leaves at { $name }.

numbered = That makes { $number }.

one-side = None is listed twice, so none is met on both sides.

two-sides = Met on both sides: { $cells }.

again = Met more than once, but counted once: { $cells }.

twice = Square { $letter } is crossed once along its row and once along its column, the others only once.

after = As the box stands, the { $ray } leaves at { $before }. After the change, its turns are { $met }, and it leaves at the star.

tried = { $letter } leads to { $name }

so-tried = So the answer is { $letter }: { $tried }.

lit = { $name }: { $cells }
lit-last = { $name } (its last turns): { $cells }

all = Follow the light to where it leaves. { $ways }.

dark = No light reaches opening { $letter }.

ports = There is an opening at both ends of each row and column. The openings are numbered clockwise from 1, which is above column 1; { $right } is at the right of row 1, { $below } below the last column, { $left } at the left of the last row. The { $lamp } is at opening { $at }.

goal = The star is at opening { $goal }.

sign-empty = an empty square
sign-rising = a { $mirror } from bottom left to top right
sign-falling = a { $mirror } from top left to bottom right
sign-half-rising = a half mirror from bottom left to top right
sign-half-falling = a half mirror from top left to bottom right
sign-pivot-rising = a { $mirror } with a pivot, from bottom left to top right
sign-pivot-falling = a { $mirror } with a pivot, from top left to bottom right

box = Box
