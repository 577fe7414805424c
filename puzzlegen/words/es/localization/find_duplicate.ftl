ask = Exactamente dos de las figuras son idénticas. ¿Cuáles son?
ask-numbers = Exactamente dos de las figuras son idénticas. ¿Qué números llevan?

alike = Las figuras { $one } y { $other } son idénticas en todas sus partes.

turned = Girada { $degrees } grados en el sentido de las agujas del reloj, la figura { $one } es idéntica a la figura { $other } en todas sus partes.

closest = Ninguna de las demás se diferencia de ellas en menos partes que la figura { $rival }.

pair = { $one } y { $other }
