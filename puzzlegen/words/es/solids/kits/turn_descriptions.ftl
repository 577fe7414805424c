by-quarters = Un vuelco es un cuarto de vuelta con el que un cuerpo pasa a apoyarse sobre otro lado.

quarters-clockwise = un cuarto de vuelta en el sentido de las agujas del reloj (visto desde arriba)
quarters-counterclockwise = un cuarto de vuelta en sentido contrario al de las agujas del reloj (visto desde arriba)
quarters-forwards = un vuelco hacia delante
quarters-backwards = un vuelco hacia atrás
quarters-right = un vuelco a la derecha
quarters-left = un vuelco a la izquierda

half = media vuelta (vista desde arriba)

twice = { $once } y otro igual

then = { " " }y después{ " " }
