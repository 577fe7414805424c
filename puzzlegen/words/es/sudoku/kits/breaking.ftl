place = la fila { $row }, columna { $column }

between = { $one } y { $other }

row = la fila { $number }

column = la columna { $number }

breaks-cage = la jaula cuyo { $value } está en { $place } suma { $total }
breaks-thermometer = el termómetro con el bulbo en { $place } contiene { $values }
breaks-arrow = el círculo de { $place } contiene { $first } y su línea suma { $rest }
breaks-white_dot = el punto blanco entre { $pair } separa { $values }
breaks-black_dot = el punto negro entre { $pair } separa { $values }
breaks-bar = la barra entre { $pair } separa { $values }
breaks-greater = el signo entre { $pair } se abre hacia { $first } y apunta a { $last }
breaks-even = el cuadrado de { $place } contiene { $first }
breaks-odd = el disco de { $place } contiene { $first }
breaks-sandwich = { $line } lleva el número { $value }, pero lo que hay entre los dos extremos suma { $between }
breaks-little_killer = la diagonal que parte de { $place }, con el número { $value }, suma { $total }

breaks-twice = la jaula cuyo { $value } está en { $place } contiene { $values }, con un valor repetido

absent = entre { $pair }, que contienen { $values }, no hay ninguna marca
