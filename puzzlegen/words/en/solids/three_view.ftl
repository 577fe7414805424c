made-wedges = is made of unit cubes and wedges (cubes cut in half along a diagonal), each on the floor or on a cube. The top of every column can be seen; elsewhere nothing stands.
made-part = is a machined part, solid from its tops to the floor but for round holes straight through it. All tops and all openings of holes can be seen; elsewhere nothing stands.
made-plain-part = is a machined part, solid from its tops to the floor. All tops can be seen; elsewhere nothing stands.

lines = Views show visible edges only, none between faces in one plane.
lines-of-parts = Full lines are visible edges or outlines, dashed lines hidden ones, chain lines centres of circles; where surfaces lie in one plane or blend smoothly, there is no edge.
lines-of-plain-parts = Full lines are visible edges, dashed lines hidden ones; where surfaces lie in one plane, there is no edge.

the-solid = The solid { $made }
each-of-these = Each of the solids A to D { $made }

ask-front = Which of A to D is its front view, seen along the red arrow?
ask-left = Which of A to D is its view from the left, seen along the blue arrow?
ask-top = Which of A to D is its view from above, with the front (red arrow) at the lower edge?
ask-solid = Which has the views on the left: the front view (along the red arrow), to its right that from the left (blue arrow), below it that from above?
ask-wrong = A should be its front view (along the red arrow), B that from the left (blue arrow), and C that from above, with the front at its lower edge, but exactly one is wrong. Which one?

short-front = Which of A to D shows the solid as one sees it looking along the red arrow?
short-left = Which of A to D shows the solid as one sees it looking along the blue arrow?
short-top = Which of A to D shows the solid from straight above, with the side that the red arrow points to at the lower edge?
short-solid = On the left are three views of one of the solids A to D: along its red arrow, along its blue arrow, and from above. Which solid is it?
short-wrong = A, B and C should show the solid as seen along the red arrow, along the blue arrow and from above. Which one does not?

point = { $what }.

left-over = Only { $answer } is left.

wrong = So { $answer } is the wrong one.

arrows = The red arrow points from the front to the back of a solid, the blue one from its left to its right.

view-front = View from the front
view-left = View from the left
view-top = View from above
