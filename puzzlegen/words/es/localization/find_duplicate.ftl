ask = Exactamente dos de las figuras son idénticas. ¿Cuáles son?
ask-numbers = Exactamente dos de las figuras son idénticas. ¿Qué números llevan?
ask-where = Exactamente dos de las figuras son idénticas. ¿Dónde está la de estas dos que lleva el número menor?

alike = Las figuras { $one } y { $other } son idénticas en todas sus partes.

turned = Girada { $degrees } grados en el sentido de las agujas del reloj, la figura { $one } es idéntica a la figura { $other } en todas sus partes.

closest = Ninguna otra se les parece más que la figura { $rival }.
