places-squares = Cells are named (row, column), from the top left.
places = Cells are named (row, place in the row), from the top left.

and = { " " }and{ " " }

arrow = { " " }→{ " " }

space = { " " }

shift-down = one row down
shift-up = one row up
shift-right = one column to the right
shift-left = one column to the left

clockwise = clockwise
anticlockwise = anticlockwise

turn = { $degrees }° { $sense }

half-turn = 180°

axis = { $angle ->
    [0] the upright line
    [45] the rising diagonal
    [90] the level line
    [135] the falling diagonal
   *[other] the line { $angle }° clockwise from the upright one
}

ring-outer = outer
ring-second = second
ring-third = third

in-ring = { $count } { $sense } in the { $ring } ring

still-in-ring = not at all in the { $ring } ring

along-ring = { $count } { $sense }

moves-shift = move { $how } at each step
moves-turn = turn { $how } at each step
moves-mirror = are mirrored in { $how } at each step, so that next they lie as in panel { $panel }
moves-rings = go on at each step, { $how }
moves-quarter = make a quarter turn { $sense } at each step

further-shift = each time { $how }
further-turn = each time moved by a turn of { $how }
further-rings = each time { $how }

toggle = appear or disappear in { $count }, { $further }: last { $last }, so next { $goal }

cells = { $count ->
    [0] no cells
    [1] one cell
    [2] two cells
    [3] three cells
   *[other] { $count } cells
}

return = come back after every { $period ->
    [2] two
   *[3] three
} panels, so that next they lie as in panel { $panel }

grow = grow by { $count ->
    [1] one cell
    [2] two cells
    [3] three cells
   *[other] { $count } cells
} at each step, { $path }, next { $goal }
shrink = lose { $count ->
    [1] one cell
    [2] two cells
    [3] three cells
   *[other] { $count } cells
} at each step, { $path }, next { $goal }

paths-rings = along the ring of cells
paths-rows = row by row
paths-columns = column by column

fro = { $path } to and fro

each = each move: { $ways }

one = from { $start } { $how } to { $goal }
one-still = the one in { $start } stays

shades = change their shades at each step: { $order }

in-turns = are { $order } in turn, next { $shade }

shade-light = light
shade-dark = dark
shade-black = black
