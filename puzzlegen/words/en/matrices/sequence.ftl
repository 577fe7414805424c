setting = The panels in the upper row follow one another, and the next one is missing. { $subject } may each follow a rule from panel to panel. The rules: staying the same; changing by equal steps (of { $scales }); repeating after every { $cycles } panels{ $growing }{ $more }. What follows no rule does not matter.

subjects-one = The figures' { $attributes }
subjects-places = At each place, the figure's { $attributes }
subjects-walkers = Of each figure, which is known by its shape, the { $attributes }

growing-true-true = ; turning or walking by steps that grow by one each time
growing-true-false = ; turning by steps that grow by one each time
growing-false-true = ; walking by steps that grow by one each time
growing-false-false = { "" }

more-8 = ; walking around the ring by equal steps
more-9 = ; walking by equal steps around the border, or one cell at a time in any of the eight directions, coming back in on the other side (growing steps go around the border)

goes = { $thing }: { $rule }: { $values }, so next { $value } ({ $letters }).

stays = { $thing }: stays { $value } ({ $letters }).

each-time = { $step } each time

in-turn-2 = two in turn
in-turn-3 = three in turn

steps-turn-1 = turned clockwise by { $steps }, next by { $step }
steps-turn-2 = turned anticlockwise by { $steps }, next by { $step }
steps-position-1 = clockwise by { $steps } places, next by { $step }
steps-position-2 = anticlockwise by { $steps } places, next by { $step }

degrees = { $degrees }°

whose = { $shape }'s { $attribute }

place = place
