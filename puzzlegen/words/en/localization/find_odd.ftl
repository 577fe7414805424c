ask = All figures but one are identical. Which one is different from the others?
ask-number = All figures but one are identical. What is the number of the one that is different from the others?
ask-where = All figures but one are identical. Where is the one that is different from the others?

image-turned = Turned clockwise by { $degrees } degrees, figure { $odd } is the mirror image of figure { $other }, left and right exchanged; no turn makes it figure { $other } itself.
image = Figure { $odd } is the mirror image of figure { $other }, left and right exchanged; no turn makes it figure { $other } itself.

odd = All the others are like figure { $other }, so figure { $odd } is the odd one.
