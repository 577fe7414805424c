setting = The upper panels follow one another row by row. In each panel, go from the arrow on the round mark in its direction to the nearest figure. Only the figures reached matter: their { $attributes } each follow a rule from panel to panel: staying the same; { $turning }repeating every { $cycles } panels.
setting-chained = The upper panels follow one another row by row. In each panel, go from the arrow on the round mark in its direction to the nearest thing; if that is another arrow, go on from there, until you reach a figure. Only the figures reached matter: their { $attributes } each follow a rule from panel to panel: staying the same; { $turning }repeating every { $cycles } panels.

ask = Which option belongs where the question mark is?

short-chained = From the round mark, follow the arrows in each panel to the figure that they reach. These figures follow rules: which option belongs where the question mark is?
short = In each panel, the arrow on the round mark points to a figure. These figures follow rules: which option belongs where the question mark is?

turning = turning by equal steps, or by steps that grow by one eighth of a turn each time;{ " " }

plain = { $fill } { $shape }

at-angle = { $figure } at { $angle }°

reached = Figures reached, in order: { $figures }.

angles = (Angles are clockwise from upright.)

does = { $attribute }: { $does }, so { $end } next.

heads = Direction: { $does }, so { $angle }° next.

same = always the same

repeats = repeats every { $step } panels

degrees = { $angle }°

clockwise = clockwise
anticlockwise = anticlockwise

turns = turns { $sense } by { $angle }° each time
turns-more = turned { $sense } by { $before }; next by { $angle }

left = Only the arrows of { $letter } lead to a { $figure } ({ $others }).

cells = Each panel has { $side } rows of { $side } cells; those not named are empty.

arrow = arrow pointing { $way }

marked = arrow pointing { $way } on the round mark

at = { $cell } { $what }
