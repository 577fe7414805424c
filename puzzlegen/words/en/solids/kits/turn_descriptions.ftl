by-quarters = Tipping a solid means turning it by a quarter onto another side.

quarters-clockwise = turned a quarter clockwise as seen from above
quarters-counterclockwise = turned a quarter anticlockwise as seen from above
quarters-forwards = tipped forwards
quarters-backwards = tipped backwards
quarters-right = tipped to the right
quarters-left = tipped to the left

half = turned by half a turn as seen from above

twice = { $once } twice

then = , then{ " " }
