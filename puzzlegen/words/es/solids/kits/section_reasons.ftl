right = derecha
back-right = trasera derecha
back = trasera
back-left = trasera izquierda
left = izquierda
front-left = delantera izquierda
front = delantera
front-right = delantera derecha

top = superior

bottom = inferior

slanting = { $way } inclinada
upper = { $way } de arriba
lower = { $way } de abajo

edge = (por una arista)

at-corner = { $letter } es un vértice del cuerpo
at-quarter = { $letter } separa un cuarto de una arista entre una cara { $one } y otra { $other }
at-middle = { $letter } divide por la mitad una arista entre una cara { $one } y otra { $other }

where = { $places }.

crosses = Según la dirección a la que miran, las caras que corta el plano son, por orden: { $faces }. Luego la sección tiene { $corners } vértices, con { $pairs } de lados paralelos{ $symmetric }.
crosses-triangles = Según la dirección a la que miran, las caras que corta el plano son, por orden: { $faces }. Luego la sección consta de { $count } triángulos semejantes, con { $pairs } de lados paralelos{ $symmetric }.

ring = { $count ->
    [one] una vuelta
   *[other] { $count } vueltas
} por las caras { $faces }

symmetric = , y un eje de simetría

so = Es la opción { $answer }. { $wrong }.

parts = { $letter } tiene { $count ->
    [one] 1 contorno
   *[other] { $count } contornos
}

corners = { $letter } tiene { $count } vértices

parallel = { $letter } tiene { $pairs } de lados paralelos

inward = { $letter } tiene { $count ->
    [one] 1 vértice que apunta
   *[other] { $count } vértices que apuntan
} hacia dentro, no { $right }

axis = { $letter } tiene un eje de simetría y la sección, ninguno
no-axis = { $letter } no tiene ningún eje de simetría

right-angles = { $letter } tiene { $count ->
    [one] 1 ángulo recto
   *[other] { $count } ángulos rectos
}; la sección, { $right }

all-equal = los lados de { $letter } son todos iguales

longest = el lado más largo de { $letter } mide { $ratio } veces el más corto

lengths-equal = Con la arista más corta del cuerpo como 1, todos los lados de la sección miden { $longest }.
lengths = Con la arista más corta del cuerpo como 1, el lado más largo de la sección mide { $longest }, { $ratio } veces el más corto, { $shortest }.

beside = los lados de { $letter } contiguos al más largo miden { $one } y { $other } de este, no { $p } y { $q }

proportions = los lados de { $letter } tienen otras proporciones

round = El plano { $flat } y corta la superficie curva en { $curved }. A lo largo de su eje de simetría, la longitud de la sección es { $length } su anchura máxima. Es la opción { $answer }. { $wrong }.
straight-lines = líneas rectas
closed-curve = una curva cerrada
curve = una curva

flat = { $count ->
    [0] no corta ninguna cara plana del cuerpo
    [1] corta una cara plana del cuerpo en un lado recto
   *[2] corta dos caras planas del cuerpo, cada una en un lado recto,
}

ends = { $letter } { $count ->
    [0] no tiene ningún extremo recto
    [1] tiene un extremo recto
   *[2] tiene dos extremos rectos
}

straight = { $letter } solo tiene lados rectos
curved = { $letter } está limitada por una curva

length = la longitud de { $letter } es { $length } su anchura

times = { $ratio } veces
once = igual a

otherwise = la curva de { $letter } tiene otra forma

pairs = { $count ->
    [one] 1 par
   *[other] { $count } pares
}
