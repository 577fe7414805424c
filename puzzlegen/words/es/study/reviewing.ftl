# The page of a review, and of the labelling of errors
title = Revisión
join = Empezar

about = { $items ->
    [one] Vas a valorar un acertijo antes de que se publique.
   *[other] Vas a valorar { $items } acertijos antes de que se publiquen.
}
answer-first = Responde primero y mira después la clave: tu propia respuesta descubre lo que oculta una clave a la vista.
judge-alone = Aprueba el acertijo o márcalo e indica el motivo. Por favor, no lo comentes con nadie hasta que acabes; después puedes cambiar de opinión, y lo que dijiste primero también se conserva.
keys = Teclas: las letras eligen una opción y las cifras escriben un número, Entrar lo comprueba, K muestra la clave, Y aprueba, las cifras marcan después de eso, + y - amplían y reducen, las flechas van atrás y adelante, L muestra la lista.
nameless = Eres un número al azar; no se guardan ni tu nombre ni tu dirección.

# Instead, where errors are labelled
about-errors = { $items ->
    [one] Vas a clasificar una respuesta incorrecta de un modelo según los tipos de error de { $scheme }.
   *[other] Vas a clasificar { $items } respuestas incorrectas de un modelo según los tipos de error de { $scheme }.
}
what-first = Lee el acertijo, la clave y la respuesta, e indica qué fue lo primero que falló.
label-alone = Por favor, no lo comentes con nadie hasta que acabes; después puedes cambiar de opinión, y lo que dijiste primero también se conserva.
keys-errors = Teclas: el signo de cada botón clasifica, X indica que no lo puedes saber, + y - amplían y reducen, las flechas van atrás y adelante, L muestra la lista.

progress = { $number } de { $total } · { $family } · { $level }
said = Lo que dijo el modelo
check = Comprobar mi respuesta (Entrar)
reveal = Mostrar la clave (K)
verdict = Tu valoración
mine = Tu respuesta:{ " " }
unanswered = No has respondido.
key = Clave:{ " " }
approve = Aprobar
untold = No lo puedo saber

# Reasons for a flag
reason-illegible = La imagen no se distingue
reason-unclear = La pregunta no está clara
reason-ambiguous = Otra respuesta es defendible
reason-key = La clave está mal
reason-ugly = Es feo
reason-leak = Revela la respuesta
reason-other = Otro motivo

note = ¿Qué exactamente? Puede hacerse público.
flag = Marcarlo (Entrar)
previous = ← Atrás
next = Adelante →
list = Lista (L)
first = Mira la clave antes de aprobarlo.
say = Di qué está mal.

# What somebody said of an item
none = Aún sin valorar.
approved = Lo has aprobado.
flagged = Lo has marcado: { $reason }.
labelled = Has dicho: { $type }.
open = sin valorar
fine = aprobado

standing = Valorados: { $judged } de { $total }
all-judged = Ya están todos. ¡Gracias!
standing-more = Abre cualquiera para volver a mirarlo o cambiar de opinión. Si más adelante quieres que se borren tus valoraciones, necesitarás el número de abajo.
leave = Parar y borrar todas mis valoraciones
sure = ¿Borrar todas tus valoraciones? No se puede deshacer.
