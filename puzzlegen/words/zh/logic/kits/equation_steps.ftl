arc = 弧{ $ends }
area-of = { $piece }
width-of = w({ $pieces })
height-of = h({ $pieces })
