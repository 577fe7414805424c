setting = { $subject } may each follow a rule from panel to panel: staying the same; equal steps (of { $scales }); repeating every { $cycles } panels{ $growing }{ $more }. What follows no rule does not matter.

subjects-one = The figures' { $attributes }
subjects-places = At each place, the figure's { $attributes }
subjects-walkers = Of each figure, which is known by its shape, the { $attributes }

growing-turning-walking = ; turning or walking by steps that grow by one each time
growing-turning = ; turning by steps that grow by one each time
growing-walking = ; walking by steps that grow by one each time

around = ; walking around the ring by equal steps
across = ; walking by equal steps around the border, or one cell at a time in any of the eight directions, coming back in on the other side (growing steps go around the border)

goes = { $thing }: { $rule }: { $values }, so next { $value } ({ $letters }).

stays = { $thing }: stays { $value } ({ $letters }).

each-time = { $step } each time

in-turn = { $count ->
    [2] two
   *[other] three
} in turn

growing-turn-on = turned clockwise by { $steps }, next by { $step }
growing-turn-back = turned anticlockwise by { $steps }, next by { $step }
growing-position-on = clockwise by { $steps } places, next by { $step }
growing-position-back = anticlockwise by { $steps } places, next by { $step }

whose = { $shape }'s { $attribute }

place = place
