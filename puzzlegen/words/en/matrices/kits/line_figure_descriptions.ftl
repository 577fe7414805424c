axes = Points are written as (x, y), in steps from the middle of a panel: x to the right, y downwards. The edges of a panel are 9.3 steps from its middle.

lines = straight lines { $lines }

line = from { $start } to { $end }

circle = circle around { $middle } with radius { $radius }

arc = arc around { $middle } with radius { $radius }, clockwise from { $start } to { $end }

dots = dots at { $dots }
