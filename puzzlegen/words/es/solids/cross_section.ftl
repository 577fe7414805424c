shown-sheet = Lo corta un plano; la zona coloreada es la sección.
shown-points = Lo corta un plano por los puntos P, Q y R, cada uno de los cuales es un vértice o divide una arista en dos mitades o en un cuarto y tres cuartos.

body-cube = un cubo
body-box_112 = un ortoedro de 2 × 1 × 1
body-box_122 = un ortoedro de 2 × 1 × 2
body-box_123 = un ortoedro de 3 × 2 × 1
body-tetrahedron = un tetraedro regular
body-square_pyramid = una pirámide recta de base cuadrada, tan alta como ancha
body-low_pyramid = una pirámide recta de base cuadrada, de altura igual a la mitad de su anchura
body-octahedron = un octaedro regular
body-triangular_prism = un prisma triangular regular con todas las aristas iguales
body-long_triangular_prism = un prisma triangular regular de lado 1 y altura 2
body-hexagonal_prism = un prisma hexagonal regular con todas las aristas iguales
body-long_hexagonal_prism = un prisma hexagonal regular de lado 1 y altura 2
body-hexagonal_pyramid = una pirámide hexagonal regular de lado 1 y altura 2
body-cut_cube = un cubo con un vértice cortado por los puntos medios de las aristas
body-house = un cubo de lado 2 bajo un tejado a dos aguas de altura 1
body-roofs = un prisma de 4 de ancho, 2 de fondo y 1 de alto bajo dos tejados a dos aguas iguales, de altura 1
body-ell = una pieza de tres cubos iguales
body-deep_ell = una pieza de seis cubos iguales, en dos capas iguales, una detrás de la otra
body-tee = una pieza de cuatro cubos iguales
body-bridge = una pieza de diez cubos iguales, en dos capas iguales, una detrás de la otra
body-steps = una pieza de doce cubos iguales, en dos capas iguales, una detrás de la otra
body-plus = una pieza de cinco cubos iguales
body-frame = una pieza de ocho cubos iguales alrededor de un hueco

cylinder = un cilindro de diámetro { $base } y altura { $height }
cone = un cono de diámetro { $base } y altura { $height }
truncated-cone = un tronco de cono con diámetro { $base } abajo y { $top } arriba, y altura { $height }

ask = ¿Cuál de las opciones A a D es la sección entera en su forma verdadera? Puede estar ampliada, reducida, girada o volteada.
short-sheet = El cuerpo es { $body }. ¿Cuál de las opciones A a D tiene la forma verdadera de la sección coloreada?
short-points = El cuerpo es { $body }. ¿Cuál de las opciones A a D es su sección por los puntos marcados, que dividen aristas en mitades o en cuartos?

polyhedron = un poliedro de { $count } vértices

rules = La tarjeta de color muestra un cuerpo en proyección paralela; las líneas ocultas son discontinuas. El cuerpo es { $body }. { $shown }
