places-yes = Cells are named (row, column), counted from the top left.
places-no = Cells are named (row, place in the row), counted from the top and from the left.

numbers-1 = no
numbers-2 = one
numbers-3 = two
numbers-4 = three

and = { " " }and{ " " }

arrow = { " " }→{ " " }

space = { " " }

shifts-1-0 = one row down
shifts-1-0-2 = one row up
shifts-0-1 = one column to the right
shifts-0--1 = one column to the left

senses-yes = clockwise
senses-no = anticlockwise

turn = { $degrees }° { $sense }

half-turn = 180°

axes-0 = the upright line
axes-45 = the rising diagonal
axes-90 = the level line
axes-135 = the falling diagonal

axis = the line { $angle }° clockwise from the upright one

rings-1 = outer
rings-2 = second
rings-3 = third

in-ring = { $count } { $sense } in the { $ring } ring

still-in-ring = not at all in the { $ring } ring

along-ring = { $count } { $sense } along its ring

moves-shift = move { $how } at each step
moves-turn = turn { $how } at each step
moves-mirror = are mirrored in { $how } at each step, so that next they lie as in panel { $panel }
moves-rings = go on at each step, { $how }

further-shift = each time { $how }
further-turn = each time turned { $how }
further-rings = each time { $how }

toggle = appear or disappear in { $count } at each step, { $further }: { $changes }; next { $goal }

cell = one cell

cells = { $count } cells

return = come back after every { $period } panels, so that next they lie as in panel { $panel }

growth-yes = grow by { $count } at each step, { $path }; next { $goal } is added
growth-no = lose { $count } at each step, { $path }; next { $goal } goes

paths-rings = along the ring of cells
paths-rows = row by row
paths-columns = column by column

fro = { $path } to and fro

each = each move in their own way: { $ways }

one = from { $start } { $how } to { $goal }
one-still = the one in { $start } stays

shades = change their shades at each step: { $order }

in-turns = are { $order } in turn, next { $shade }

shade-light = light
shade-dark = dark
shade-black = black
