area-of = { $piece }
width-of = w({ $pieces })
height-of = h({ $pieces })
