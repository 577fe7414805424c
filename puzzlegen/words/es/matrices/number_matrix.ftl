dark = una casilla oscura; todas las demás son claras
empty = una casilla sin número
asked = el signo de interrogación

times = { $by } veces { $words }
plus = { $words }, más { $by }
minus = { $words }, menos { $by }

scope-row = las casillas oscuras de su fila
scope-column = las casillas oscuras de su columna
scope-sides = las casillas oscuras que comparten un lado con ella
scope-row_column = las casillas oscuras de su fila y de su columna
scope-diagonals = las casillas oscuras que la tocan solo en una esquina
scope-around = las casillas oscuras que la tocan por un lado o en una esquina
scope-left = las casillas oscuras a su izquierda en su fila
scope-right = las casillas oscuras a su derecha en su fila
scope-above = las casillas oscuras por encima de ella en su columna
scope-below = las casillas oscuras por debajo de ella en su columna
scope-slants = las casillas oscuras de las dos diagonales que pasan por ella
scope-knights = las casillas oscuras a un salto de caballo de ajedrez

function-sum = la suma de los números de { $cells }
function-count = el recuento de { $cells }
function-largest = el mayor número de { $cells }
function-smallest = el menor número de { $cells }
function-product = el producto de los números de { $cells }
function-difference = la diferencia entre el mayor y el menor número de { $cells }
function-odd = la cantidad de números impares que hay en { $cells }
function-even = la cantidad de números pares que hay en { $cells }

find = Una misma regla da a cada casilla clara su número, a partir de ciertas casillas oscuras: las de su fila, su columna o ambas; en su fila, solo las de su izquierda o solo las de su derecha; en su columna, solo las de arriba o solo las de abajo; las de las dos diagonales que pasan por ella; las que la tocan por un lado, solo en una esquina o de cualquiera de los dos modos; o las que están a un salto de caballo. Es su suma, su producto, el mayor, el menor, el mayor menos el menor, cuántos son, o cuántos son impares o pares, tal vez con un número entero fijo sumado, restado o multiplicado.

follow = Cada casilla clara de esta cuadrícula contiene { $rule }. Cada casilla oscura contiene un número del 1 al 9; los números se pueden repetir. Algunas casillas se han dejado vacías.

ask = ¿Qué número corresponde al signo de interrogación?

short-find = Todas las casillas claras de esta cuadrícula siguen una misma regla. ¿Qué número corresponde al signo de interrogación?
short-follow = Cada casilla clara contiene { $rule }; las oscuras, del 1 al 9. ¿Qué número corresponde al signo de interrogación?

found = Cada casilla clara contiene { $rule }. Para el signo de interrogación, contienen { $held }, de donde sale { $key }.

worked = Un número tras otro (f1c2 es fila 1, columna 2): { $steps }. Así, el signo de interrogación vale { $key }.

step = { $cell } = { $number }

step-back = { $cell } = { $number } por { $clue }

place = f{ $row }c{ $column }
