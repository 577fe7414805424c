alike = Todas las figuras menos una son idénticas.
ask-alike = ¿Cuál es distinta de las demás?
ask-number-alike = ¿Qué número lleva la que es distinta de las demás?
ask-where-alike = ¿Dónde está la que es distinta de las demás?

kinds = Todas las figuras menos una son idénticas a por lo menos otra figura.
ask-kinds = ¿Cuál no es idéntica a ninguna?
ask-number-kinds = ¿Qué número lleva la que no es idéntica a ninguna?
ask-where-kinds = ¿Dónde está la que no es idéntica a ninguna?

odd-alike = Todas las demás son como la figura { $other }, así que la distinta es la figura { $odd }.
odd-kinds = Ninguna figura se parece más a la figura { $odd } que la figura { $other }, así que la figura { $odd } no es idéntica a ninguna.
