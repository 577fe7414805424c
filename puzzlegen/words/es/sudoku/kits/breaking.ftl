place = la fila { $row }, columna { $column }

between = { $one } y { $other }

row = la fila { $number }

column = la columna { $number }

breaks-cage = la jaula cuyo { $value } está en { $place } suma { $total }
breaks-thermometer = el termómetro con el bulbo en { $place } contiene las cifras { $values }
breaks-arrow = el círculo de { $place } contiene un { $first } y su línea suma { $rest }
breaks-white_dot = el punto blanco entre { $pair } separa el { $first } del { $last }
breaks-black_dot = el punto negro entre { $pair } separa el { $first } del { $last }
breaks-bar = la barra entre { $pair } separa el { $first } del { $last }
breaks-greater = el signo entre { $pair } se abre hacia el { $first } y apunta al { $last }
breaks-even = el cuadrado de { $place } contiene un { $first }
breaks-odd = el disco de { $place } contiene un { $first }
breaks-sandwich = { $line } lleva el número { $value }, pero lo que hay entre sus cifras menor y mayor suma { $between }
breaks-little_killer = la diagonal que parte de { $place }, con el número { $value }, suma { $total }

breaks-twice = la jaula cuyo { $value } está en { $place } contiene las cifras { $values }, una de ellas repetida

absent = entre { $pair }, con { $first } y { $last }, no hay ninguna marca
