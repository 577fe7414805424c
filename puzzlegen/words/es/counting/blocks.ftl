rules = La imagen muestra un montón de cubos iguales sobre un suelo de baldosas tan anchas como un cubo. Ningún cubo flota: debajo de cada uno hay cubos hasta el suelo. No hay más cubos que los que se ven, al menos en parte, y los que están debajo de ellos.

rules-short = Ningún cubo flota; los que no se ven solo están debajo de otros que se ven.

ask-count = ¿Cuántos cubos tiene el montón, contando los ocultos?

ask-missing = El montón se va a completar hasta formar un bloque macizo que cubra todo el suelo y tenga en todas partes la altura del punto más alto del montón. ¿Cuántos cubos hay que añadir?
ask-unseen = ¿Cuántos cubos del montón no se ven en absoluto?

short-missing = ¿Cuántos cubos hay que añadir para tener un bloque macizo que cubra todo el suelo y sea tan alto como el montón?

heights = Cuántos cubos hay apilados en cada baldosa del suelo, según se ve en la imagen, fila por fila desde el fondo; 0 es una baldosa vacía

rows = Alturas, fila por fila (primero la de arriba a la derecha; cada fila, de su extremo superior izquierdo al inferior derecho): { $rows }.

together = Cubos en total: { $sum }.

unseen = { $unseen ->
    [one] De ellos, 1 no se ve.
   *[other] De ellos, { $unseen } no se ven.
}

all-seen = Todos se ven.

box = En el bloque caben { $sides } cubos, y { $rest }.

unseen-rows = Cubos que no se ven, fila por fila (primero la de arriba a la derecha; cada fila, de su extremo superior izquierdo al inferior derecho): { $rows }. En total: { $sum }.
unseen-columns = Cubos que no se ven, con las columnas escritas como (fila desde arriba a la derecha, puesto en ella desde arriba a la izquierda): { $columns }. En total: { $sum }.

behind = { $unseen } en { $column }, detrás de { $before }

below = { $unseen } en { $column }

seen = El montón se ve desde arriba, desde la esquina entre la última fila y la última columna.
