rules = Las fichas muestran los números enteros del 1 al { $last }, menos uno.
ask = ¿Qué número falta?

explain = Están todos los demás números del 1 al { $last }.

describe = Una fila de fichas con los números { $numbers }.
