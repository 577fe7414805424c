axes = Los puntos del cuerpo se escriben (x, y, z): x hacia la derecha, y hacia atrás y z hacia arriba.

corners = Sus vértices, numerados

faces = Sus caras, con los números de sus vértices por orden

hole = { $outline } con el agujero { $holes }

marked = Los puntos marcados

sheet = Los vértices de la sección coloreada, por orden

round = El cuerpo está en vertical, con su eje en x = 0, y = 0 y su base en z = 0. El plano de la sección va recto hacia atrás: visto de frente es una línea, desde x = { $x }, z = { $z } hasta x = { $p }, z = { $q }.

polygons = Cada opción es una figura de lados rectos, dada por los lugares (x, y) de sus vértices por orden; su lado más largo, o el de su primer contorno, mide 100. Un contorno dentro de otro es el de un agujero.

symmetrics = Cada opción es una figura simétrica respecto a su eje, a lo largo del cual mide 100. Su anchura, perpendicular al eje, se da en los puntos 0, 10, 20, etc., hasta 100 del eje; entre ellos cambia de manera continua.

outline = Contorno { $number }
