untold = The pictures of this puzzle cannot be put into words.
boxes = The places of the things that could be meant, as boxes [x1, y1, x2, y2]:
box = { $name }: { $box }

# Elements of pictures
option = option { $letter }
cell = row { $row }, column { $column }
cells = row { $row }, column { $column } to row { $last_row }, column { $last_column }
figure = figure { $number }
object = object { $number }
first = the first picture
second = the second picture
