how-solids = Las aristas de los cuerpos miden 1 si no se indica otra longitud; las caras que no son rectángulos son regulares.

how-nets = Las caras de los desarrollos están numeradas sin un orden concreto. Los lados de cada cara se dan en sentido contrario al de las agujas del reloj, según se ve en la imagen; cada uno es un corte (una línea continua) o un pliegue (una línea discontinua) hacia otra cara. Las caras de cuatro lados son rectángulos; las demás son regulares.

solid-tetrahedron = un tetraedro de cuatro triángulos
solid-octahedron = un octaedro de ocho triángulos, cuatro en cada vértice
solid-square_antiprism = un antiprisma con un cuadrado abajo, un cuadrado arriba girado 45 grados respecto a él y ocho triángulos entre ambos
solid-pentagonal_antiprism = un antiprisma con un pentágono abajo, un pentágono arriba girado 36 grados respecto a él y diez triángulos entre ambos
solid-hexagonal_antiprism = un antiprisma con un hexágono abajo, un hexágono arriba girado 30 grados respecto a él y doce triángulos entre ambos
solid-square_pyramid = una pirámide de cuatro triángulos sobre un cuadrado
solid-pentagonal_pyramid = una pirámide de cinco triángulos sobre un pentágono
solid-roofed_prism = un prisma vertical sobre un cuadrado, de altura { $a }, con una pirámide de cuatro triángulos encima
solid-triangular_prism = un prisma vertical entre dos triángulos, de altura { $a }
solid-pentagonal_prism = un prisma vertical entre dos pentágonos, de altura { $a }
solid-hexagonal_prism = un prisma vertical entre dos hexágonos, de altura { $a }
solid-box = un ortoedro de aristas { $a }, { $b } y { $c }

face = Cara { $number }

cut = el lado { $side } es un corte de longitud { $length }

fold = el lado { $side } es un pliegue de longitud { $length } hacia la cara { $other }

place-edge = el lado { $side } de la cara { $face }
place-corner = el vértice de la cara { $face } entre sus lados { $before } y { $side }
