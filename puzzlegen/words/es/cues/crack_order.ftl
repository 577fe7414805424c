rules = { $thing } ha recibido varios golpes; los números de los impactos no siguen su orden. Cada impacto produjo a la vez todas sus grietas. Una grieta que llega a otra más antigua se detiene en ella: donde una grieta acaba en otra, la que acaba es la posterior. Los demás extremos, y las ramas laterales cortas con un extremo libre, no indican nada.

thing-window = El cristal de una ventana
thing-ice = El hielo de un estanque
thing-screen = La pantalla de una tableta
thing-plate = Un plato de porcelana

ask-first = ¿Qué impacto fue el primero?

ask-before = ¿Cuántos de los otros impactos fueron con seguridad anteriores al impacto { $one }? Cuenta los que lo fueron en todos los órdenes que concuerdan con las grietas.

ask-first_box = ¿Qué agujero numerado es el del primer impacto?
ask-earlier = ¿Cuál de estos impactos fue anterior a los otros tres?
ask-last = ¿Qué impacto fue el último?
ask-pair = ¿Cuál fue anterior, el impacto { $one } o el impacto { $other }?
ask-order = Las grietas permiten un solo orden. Escribe los números de los impactos en ese orden, empezando por el primer impacto, como un solo número sin espacios.
ask-order_choice = ¿En qué orden, del primero al último, se produjeron los impactos?

short-first_box = ¿Qué agujero numerado se hizo primero?

unknown = las grietas no lo indican

impact = impacto { $number }

shown = Los lugares se escriben como (x, y), con x hacia la derecha e y hacia abajo. Las líneas que pasan por un mismo lugar se tocan en él; en ningún otro sitio se tocan líneas.

place = El impacto { $number } está en { $place }. Líneas que empiezan en él

sides = Líneas que empiezan en otro sitio

step = Una grieta de { $later } se detiene en una de { $earlier }, así que { $earlier } fue anterior a { $later }.
steps = En cada uno de estos pares, una grieta del segundo impacto se detiene en una del primero, así que el primero fue anterior al segundo: { $pairs }.

so-first = { $line } es el único impacto del que ninguna grieta se detiene en la de otro, así que { $line } fue el primero.
so-earlier = Por tanto, { $line } fue anterior a los otros tres.
so-last = Por tanto, { $line } fue posterior a todos los demás.
so-pair = Por tanto, { $earlier } fue anterior a { $later }.
so-open = Ninguna cadena de pasos así lleva de { $one } a { $other } ni al revés: cualquiera de los dos pudo ser el primero.
so-before = Por tanto, con seguridad fueron anteriores a { $one }: { $line }; { $count } en total.
so-none = Ninguna grieta de { $one } se detiene en una de otro impacto, así que nada fue con seguridad anterior a { $one }: 0.
so-order = Por tanto, el orden es { $line }.

rest = Ninguna cadena de pasos así lleva de otro impacto a { $one }.
