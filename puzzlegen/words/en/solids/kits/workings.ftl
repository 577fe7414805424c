compared = Compared with { $answer }, { $changes }.

missing = the { $working } is missing from { $letters }

further = there is a further { $working } in { $letters }

moved = the { $working } is elsewhere or of another size in { $letters }

working = { $name } { $place }

name-hole-across = round hole from left to right
name-hole-away = round hole from front to back
name-hole-upright = round hole from above
name-block = block
name-boss = upright cylinder
name-arch = block with a round top
name-ramp = ramp
name-corner = upright cut across the corner
name-bevel = sloping cut
name-rounding = rounded corner
name-notch = notch

place-front-left = at the front left
place-front-middle = in the front half
place-front-right = at the front right
place-middle-left = in the left half
place-middle-middle = in the middle
place-middle-right = in the right half
place-back-left = at the back left
place-back-middle = in the back half
place-back-right = at the back right
