made-wedges = is made of unit cubes and of wedges, which are unit cubes cut in half along a diagonal. Every cube and every wedge stands on the floor or on a cube. The top of every column can be seen, so where no top can be seen, nothing stands.
made-part = is a machined part. It is solid from its top surfaces down to the floor, except for round holes, each of which goes straight through everything in its way. All top surfaces and the openings of all holes can be seen.

views = The view from the front is what one sees looking along the red arrow, the view from the left what one sees looking along the blue arrow, and the view from above has the front at its lower edge.

lines = Views show visible edges only, and no lines between faces that lie in one plane.
lines-of-parts = Views show visible edges as full lines and hidden edges as dashed lines, unless they lie behind full ones; round surfaces are drawn by their outlines. There is no line where surfaces lie in one plane or pass smoothly into one another.

the-solid = The solid in the upper part of the picture { $made }
each-of-these = Each of the solids A to D { $made }

ask-front = Which of A to D is the view from the front of this solid?
ask-left = Which of A to D is the view from the left of this solid?
ask-top = Which of A to D is the view from above of this solid?
ask-solid = The upper part of the picture shows, from left to right, the views from the front, from the left and from above of one of these solids. Which one is it?
ask-wrong = Below the solid, A should be its view from the front, B its view from the left and C its view from above; but exactly one of them is not. Which one is wrong?

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
