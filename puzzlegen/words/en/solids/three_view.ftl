made-wedges = is made of unit cubes and of wedges (cubes cut in half along a diagonal), each on the floor or on a cube. The top of every column can be seen; where none can, nothing stands.
made-part = is a machined part, solid from its tops down to the floor but for round holes that go straight through it. All tops and the openings of all holes can be seen.

views = The views from the front and from the left are seen along the red and the blue arrow; the view from above has the front at its lower edge.

lines = Views show visible edges only, and no lines between faces that lie in one plane.
lines-of-parts = Full lines are visible edges or outlines, dashed ones hidden; there is none between surfaces that lie in one plane or pass smoothly into one another.

the-solid = The solid in the upper part of the picture { $made }
each-of-these = Each of the solids A to D { $made }

ask-front = Which of A to D is the view from the front of this solid?
ask-left = Which of A to D is the view from the left of this solid?
ask-top = Which of A to D is the view from above of this solid?
ask-solid = Above are, from left to right, the views from the front, the left and above of one of them. Which one?
ask-wrong = A should be its view from the front, B from the left and C from above, but exactly one of them is wrong. Which one?

short-front = Which of A to D shows the solid above as one sees it looking along the red arrow?
short-left = Which of A to D shows the solid above as one sees it looking along the blue arrow?
short-top = Which of A to D shows the solid from straight above, with the side that the red arrow points to at the lower edge?
short-solid = Above are three views of one of the solids A to D: along its red arrow, along its blue arrow, and from above. Which solid is it?
short-wrong = A, B and C should show the solid above as seen along the red arrow, along the blue arrow and from above. Which one does not?

point = { $what }.

left-over = Only { $answer } is left.

wrong = So { $answer } is the wrong one.

arrows = The red arrow points from the front to the back of a solid, the blue one from its left to its right.

view-front = View from the front
view-left = View from the left
view-top = View from above
