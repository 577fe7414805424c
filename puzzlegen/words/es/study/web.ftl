# What the pages for people have in common; variables are filled in by the page
language = Español

typed-number = Tu número
typed-text = Tu respuesta
cells = Rellena la cuadrícula
cell = Fila { $row }, columna { $column }
option = Opción { $letter }

# What is missing
pick = Primero elige una respuesta.
fill = Primero escribe una respuesta.
draw = Primero dibuja un recuadro.
whole = Primero rellena todas las casillas.

box = Recuadro { $number }
box-hint = Arrastra el puntero sobre la imagen para dibujar un recuadro. Arrastra el recuadro para moverlo; haz clic en él y arrastra sus esquinas para cambiarlo de tamaño. Con el teclado: añade un recuadro, muévelo con las flechas, cambia su tamaño con Mayús y las flechas, y bórralo con Supr.
add-box = Añadir un recuadro
remove-box = Quitar el recuadro

right = Correcto.
missed = No exactamente.
solution = Solución:{ " " }

picture = La imagen del acertijo
picture-of = Imagen { $number } de { $total }
zooms = Tamaño de la imagen
smaller = Más pequeña
larger = Más grande

trouble = El servidor no responde.
trouble-more = Tus respuestas hasta ahora están a salvo. Vuelve a intentarlo dentro de un momento.
again = Reintentar
lost = Esto se ha detenido.
lost-more = El archivo con las respuestas ya no está. Lo último que enviaste no se ha guardado; avisa a quien te invitó.
back = Volver
