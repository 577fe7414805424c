paper = El papel es translúcido: en la nota doblada se ve toda la tinta, esté en la capa que esté.

vertical = Por una línea vertical, la parte derecha se dobla sobre la parte izquierda.

horizontal = Por una línea horizontal, la parte inferior se dobla hacia arriba sobre la superior.

last = La nota se dobla primero por { $folds ->
    [one] la línea discontinua
   *[other] las líneas discontinuas en orden numérico
} y después por una de las líneas con letra.

ask-read = ¿Qué { $what } aparece cuando se dobla la nota por { $folds ->
    [one] la línea discontinua
   *[other] las líneas discontinuas en orden numérico
}?
ask-line = ¿Por cuál de las líneas A a D hay que doblar la nota para que aparezca { $one } sin que sobre tinta?
ask-which = ¿Cuál de las notas A a D se convierte exactamente en { $what-at-top } de arriba cuando se dobla por { $folds ->
    [one] la línea discontinua
   *[other] las líneas discontinuas en orden numérico
}?

what-number = número
    .at-top = el número
    .the = el número
what-word = palabra inglesa
    .at-top = la palabra
    .the = la palabra

one-number = un número
one-word = una palabra inglesa corriente

size = Una nota mide { $width } casillas de ancho y { $height } de alto. Los lugares (x, y) se cuentan en casillas desde su esquina superior izquierda, hacia la derecha y hacia abajo

folds = Líneas discontinuas, en su orden

lines = Líneas con letra

strokes = Trazos

axes-x = vertical en x = { $at }
axes-y = horizontal en y = { $at }

sign = El signo

says = Por tanto, { $what-the } es { $sign }.

stop = .{ " " }

built = En la nota doblada, de izquierda a derecha (entre paréntesis, las líneas por las que han pasado los trazos): { $signs }.

brought = { $places } ({ $lines })

half-top-left = mitad izquierda del trazo de arriba
half-top-right = mitad derecha del trazo de arriba
half-middle-left = mitad izquierda del trazo del medio
half-middle-right = mitad derecha del trazo del medio
half-bottom-left = mitad izquierda del trazo de abajo
half-bottom-right = mitad derecha del trazo de abajo
half-upper-left = mitad superior del lado izquierdo
half-lower-left = mitad inferior del lado izquierdo
half-upper-centre = mitad superior del trazo central
half-lower-centre = mitad inferior del trazo central
half-upper-right = mitad superior del lado derecho
half-lower-right = mitad inferior del lado derecho
half-rising = diagonal /
half-falling = diagonal \

whole-top = trazo de arriba
whole-middle = trazo del medio
whole-bottom = trazo de abajo
whole-left = lado izquierdo
whole-centre = trazo central
whole-right = lado derecho

sought = Lo que está a la derecha del último doblez tiene que completar la fila que empieza a su izquierda. Si se dobla por la línea { $letter }, la completa, como en el { $nth }, { $sign }, al que lleva: { $brought }. Las otras líneas se desvían: { $others }; la tinta cae al doble de distancia de su sitio.

off = la { $letter } { $double ->
    [2] 1 casilla
   *[other] { $cells } casillas
} a la { $side }

side-left = izquierda
side-right = derecha

nth = carácter { $number }

spoiled-missing-extra = { $nth }: { $extra } en lugar de { $missing }
spoiled-missing = { $nth }: falta { $missing }
spoiled-extra = { $nth }: sobra { $extra }

note = nota { $letter }

fits = Dobla cada nota y compárala con { $sign }. { $others }. Solo la nota { $letter } tiene toda su tinta donde la tiene { $sign }.
