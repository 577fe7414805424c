# The page of a study, and of the approval of candidates
title = Acertijos visuales

about = Verás los acertijos de uno en uno. Mira la imagen, lee la pregunta y respóndela lo mejor que puedas. Por favor, hazlo a solas, sin programas ni buscadores; puedes usar lápiz y papel.
kept = Se guarda: tus respuestas, cuánto has tardado, el tamaño de tu ventana y cuántas veces has ampliado una imagen.
not-kept = No se guarda: tu nombre, tu dirección ni nada más sobre ti. Eres un número al azar.
who = Quién lo ve: quienes organizan este estudio, que pueden publicarlo.
personal = La dirección de esta página es solo tuya: quien te la dio puede saber qué respuestas son las tuyas.
leaving = Puedes parar cuando quieras y hacer que se borre todo con el botón que hay al pie de cada página. Primero vienen unos acertijos de práctica, con su solución; después ya no se muestran las soluciones.

# Instead, where candidates are approved
about-approval = Estos acertijos los han propuesto personas o modelos. Solo publicamos los que resuelven personas que no conocen la respuesta. Mira la imagen, lee la pregunta y respóndela. Por favor, hazlo a solas, sin programas ni buscadores; puedes usar lápiz y papel. Si propusiste tú el acertijo o ya lo has visto con su respuesta, indica que lo conoces.
who-approval = Se publican, junto con este número, tus respuestas a los acertijos aceptados y los segundos que tardaste.
leaving-approval = Puedes parar cuando quieras y hacer que se borre todo con el botón que hay al pie de cada página. Lo que ya se haya publicado no se puede retirar.

join = De acuerdo: empezar en español
send = Responder
next = Siguiente
solved = La imagen con la solución dibujada
give-up = Me rindo
known = Este ya lo conozco
wrong = Este acertijo está mal
why = ¿Qué está mal?
report = Avisar y seguir
long = Llevas cinco minutos con este. Puedes seguir o rendirte.
progress-practice = Práctica { $number } de { $total }
progress-items = Acertijo { $number } de { $total }

ready = Esto era la práctica.
ready-more = Ahora empiezan los acertijos de verdad. Ya no se muestran las soluciones.
begin = Empezar
thanks = ¡Gracias!
thanks-more = Este era el último acertijo. Puedes cerrar la página. Si más adelante quieres que se borren tus respuestas, necesitarás este número:
leave = Parar y borrar todas mis respuestas
sure = ¿Borrar todas tus respuestas? No se puede deshacer.
closed = Aquí ya no se puede participar.
deleted = Todas tus respuestas se han borrado.
gone-more = Puedes cerrar la página; su dirección ya no se usa.
