grid = La cuadrícula, fila por fila desde arriba (. es una casilla vacía)

bold = Lo que está impreso en negrita, como parte del sudoku

boxes = Unas líneas gruesas la dividen en bloques de { $height } filas y { $width } columnas.

pieces = Las regiones delimitadas por líneas gruesas; las casillas con la misma letra pertenecen a la misma región

highlighted = La casilla resaltada es { $cell }.

shaded-diagonals = Las dos diagonales, de esquina a esquina, están sombreadas.
shaded-windows = Hay sombreados cuatro cuadrados de 3 filas y 3 columnas; sus casillas superiores izquierdas son (2, 2), (2, 6), (6, 2) y (6, 6).

alike-white_dot = Puntos blancos entre dos casillas
alike-black_dot = Puntos negros entre dos casillas
alike-bar = Barras entre dos casillas
alike-greater = Signos entre dos casillas (> se abre hacia la primera)
alike-even = Casillas con un cuadrado sombreado
alike-odd = Casillas con un disco sombreado

each-cage = Contorno discontinuo con el número { $value } alrededor de { $cells }.
each-thermometer = Termómetro, desde el bulbo hasta la punta, por { $cells }.
each-arrow = Flecha con el círculo en { $first } y la línea por { $rest }.
each-little_killer = Número { $value } fuera de la cuadrícula; su flecha entra por { $first } y apunta hacia { $way }.

beside-row = A la izquierda de la fila { $line } está el número { $value }.
above-column = Encima de la columna { $line } está el número { $value }.

way-down-right = abajo y a la derecha
way-down-left = abajo y a la izquierda
way-up-right = arriba y a la derecha
way-up-left = arriba y a la izquierda

between = { $one } y { $other }

greater = { $one } > { $other }
