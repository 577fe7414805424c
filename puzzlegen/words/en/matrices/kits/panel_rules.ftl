angles = Directions count clockwise from upright.

rest = In all else the options agree.

and = { " " }and{ " " }

arrow = { " " }→{ " " }

letters = { " " }and{ " " }

degrees = { $degrees }°

number = { $number }

# On a scale, on and back.
step-shape-on = one corner more
step-shape-back = one corner fewer
step-fill-on = one shade darker
step-fill-back = one shade lighter
step-size-on = { $count ->
    [1] one size larger
   *[other] { $count } sizes larger
}
step-size-back = { $count ->
    [1] one size smaller
   *[other] { $count } sizes smaller
}
step-number-on = { $count ->
    [1] one more
   *[other] { $count } more
}
step-number-back = { $count ->
    [1] one fewer
   *[other] { $count } fewer
}

clockwise = clockwise
anticlockwise = anticlockwise

turn = turned { $degrees }° { $sense }
half-turn = turned 180°

around = { $count ->
    [1] one place
   *[other] { $count } places
} { $sense }

shift-down = one cell down
shift-up = one cell up
shift-right = one cell right
shift-left = one cell left
shift-down-right = one cell down and right
shift-down-left = one cell down and left
shift-up-right = one cell up and right
shift-up-left = one cell up and left

scale-shape = corners
scale-size = size
scale-fill = shade
scale-number = number
scale-turn = direction

or = { " " }or{ " " }
