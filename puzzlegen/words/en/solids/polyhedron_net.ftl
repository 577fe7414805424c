shown-solid = The tinted card shows a net.
shown-net = The tinted card shows a solid, and beside or below it are four nets.
shown-both = The picture shows a net and the solid that it folds to.

lines = Nets are cut along the solid lines and folded along the dashed ones; thin lines only divide faces into unit squares. Hidden edges of solids are dashed.

ask-solid = Which of the solids A to D does the net fold to?
ask-net = Which of the nets A to D folds to this solid?
ask-edge = When the net is folded, the edge with the red band meets one of the edges with blue bands. Which of A to D is it?
ask-corner = When the net is folded, the red corner comes to the same point as one of the blue corners. Which of A to D is it?

short-net = Which of the nets A to D folds to the solid on the card?
short-edge = When the net is folded to the solid, which of the edges A to D meets the edge with the red band?
short-corner = When the net is folded to the solid, which of the corners A to D comes to the same point as the red corner?

solid = The solid

net = The net

red-edge = The edge with the red band
red-corner = The red corner
