first = En la primera imagen juegan las { $side }.

follow = Siguen estas jugadas: { $line }. ¿Qué diagrama de la segunda imagen muestra el tablero después de ellas?
follow-briefly = ¿Qué diagrama de la segunda imagen muestra el primer tablero después de { $line }?

left = En el diagrama de la izquierda juegan las { $side }.

one = El diagrama de la derecha muestra el tablero una jugada después. ¿Qué jugada fue?

several = El diagrama de la derecha muestra el tablero { $moves } jugadas después ({ $order }). ¿Cuál fue la { $ordinal } de estas jugadas? Los diagramas solo admiten una.

one-briefly = ¿qué jugada llevó del diagrama de la izquierda al de la derecha?

several-briefly = ¿cuál fue la { $ordinal } de las { $moves } jugadas que llevaron del diagrama de la izquierda al de la derecha?

ordinal-1 = primera
ordinal-2 = segunda
ordinal-3 = tercera
ordinal-4 = cuarta

only = Solo { $line } lleva del diagrama de la izquierda al de la derecha.

moves = { $line } lleva del diagrama de la izquierda al de la derecha, y { $answer } es la { $ordinal } jugada en toda línea que lo haga.

pair = { $move } la juega { $piece-the } de { $leaves }, pues { $piece-the } de { $stays } no puede ir allí y no se mueve nunca. En { $letters } es al revés: hay { $piece-a } en { $leaves } y no en { $stays }.

first-board = La primera imagen

others = La segunda imagen

left-board = El diagrama de la izquierda

right-board = El diagrama de la derecha
