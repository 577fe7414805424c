figure = { $size } { $fill } { $shape }

plain = { $fill } { $shape }

turned = { $figure } turned { $degrees }° clockwise

upright = upright { $figure }

size = { $size ->
    [1] tiny
    [2] small
    [3] medium-sized
   *[4] large
}

fill-white = white
fill-light = light grey
fill-dark = dark grey
fill-black = black

place-top-left = top left
place-top-right = top right
place-bottom-left = bottom left
place-bottom-right = bottom right

place-top = top
place-right = right
place-bottom = bottom
place-left = left
place-middle = middle

direction-up = up
direction-up-right = up and right
direction-right = right
direction-down-right = down and right
direction-down = down
direction-down-left = down and left
direction-left = left
direction-up-left = up and left

at = { $place } – { $figure }

panels = Row { $row }, panel { $number }

in-a-row = Panel { $number }

missing = (missing, with a question mark)
