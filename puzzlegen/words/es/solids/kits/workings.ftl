compared = En comparación con { $answer }, { $changes }.

missing = en { $letters } falta { $working }

further = en { $letters } hay además { $working }

moved = en { $letters } está en otro lugar o tiene otro tamaño { $working }

working = { $name } { $place }

name-hole-across = un agujero redondo de izquierda a derecha
name-hole-away = un agujero redondo de delante atrás
name-hole-upright = un agujero redondo desde arriba
name-block = un bloque
name-boss = un cilindro vertical
name-arch = un bloque de remate redondo
name-ramp = una rampa
name-corner = un corte vertical de la esquina
name-bevel = un corte inclinado
name-rounding = una esquina redondeada
name-notch = una muesca

place-front-left = delante a la izquierda
place-front-middle = en la mitad delantera
place-front-right = delante a la derecha
place-middle-left = en la mitad izquierda
place-middle-middle = en el centro
place-middle-right = en la mitad derecha
place-back-left = detrás a la izquierda
place-back-middle = en la mitad trasera
place-back-right = detrás a la derecha
