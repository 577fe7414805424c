figure = { $size } { $fill } { $shape }

plain = { $fill } { $shape }

turned = { $figure } turned { $degrees }° clockwise

upright = upright { $figure }

sizes-1 = tiny
sizes-2 = small
sizes-3 = medium-sized
sizes-4 = large

fills-white = white
fills-light = light grey
fills-dark = dark grey
fills-black = black

square-1 = top left
square-2 = top right
square-3 = bottom left
square-4 = bottom right

eight-1 = top
eight-3 = right
eight-5 = bottom
eight-7 = left

directions-1 = up
directions-2 = up and right
directions-3 = right
directions-4 = down and right
directions-5 = down
directions-6 = down and left
directions-7 = left
directions-8 = up and left

middle = middle

places-1-1 = { "" }

at = { $place } – { $figure }

panels = Row { $row }, panel { $number }

in-a-row = Panel { $number }

missing = (missing, with a question mark)
