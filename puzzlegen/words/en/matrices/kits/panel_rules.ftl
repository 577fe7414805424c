angles = Directions count clockwise from upright.

rest = In all else the options agree.

and = { " " }and{ " " }

arrow = { " " }→{ " " }

letters = { " " }and{ " " }

degrees = { $degrees }°

pointing = { $degrees }° (pointing { $direction })

steps-shape-1 = one corner more
steps-shape-2 = one corner fewer
steps-size-1 = one size larger
steps-size-2 = one size smaller
steps-fill-1 = one shade darker
steps-fill-2 = one shade lighter
steps-number-1 = one more
steps-number-2 = one fewer

leaps-size-1 = { $count } sizes larger
leaps-size-2 = { $count } sizes smaller
leaps-number-1 = { $count } more
leaps-number-2 = { $count } fewer

clockwise-1 = clockwise
clockwise-2 = anticlockwise

turn = turned { $degrees }° { $sense }

half-turn = turned 180°

around = { $count } { $sense }

place = one place

several-places = { $count } places

shifted-1-0 = one cell down
shifted-1-0-2 = one cell up
shifted-0-1 = one cell right
shifted-0--1 = one cell left
shifted-1-1 = one cell down and right
shifted-1--1 = one cell down and left
shifted-1-1-2 = one cell up and right
shifted-1--1-2 = one cell up and left

scales-shape = corners
scales-size = size
scales-fill = shade
scales-number = number
scales-turn = direction

or = { " " }or{ " " }
