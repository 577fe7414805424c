compared = Compared with { $answer }, { $changes }.

missing = the { $working } is missing in { $letters }

further = there is a further { $working } in { $letters }

working = { $name } { $place }

names-hole-0 = round hole from left to right
names-hole-1 = round hole from front to back
names-hole-2 = round hole from above
names-block = block
names-boss = upright cylinder
names-arch = block with a round top
names-ramp = ramp
names-corner = upright cut across the corner
names-bevel = sloping cut
names-rounding = rounded corner
names-notch = notch

places-1-1 = at the front left
places-1-2 = in the front half
places-1-3 = at the front right
places-2-1 = in the left half
places-2-2 = in the middle
places-2-3 = in the right half
places-3-1 = at the back left
places-3-2 = in the back half
places-3-3 = at the back right
