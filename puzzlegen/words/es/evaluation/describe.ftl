untold = Las imágenes de este acertijo no se pueden describir con palabras.
boxes = Dónde están las cosas a las que la pregunta podría referirse, como recuadros [x1, y1, x2, y2]:
box = { $name }: { $box }

# Elements of pictures
option = opción { $letter }
cell = fila { $row }, columna { $column }
cells = de la fila { $row }, columna { $column }, a la fila { $last_row }, columna { $last_column }
figure = figura { $number }
object = objeto { $number }
first = la primera imagen
second = la segunda imagen
