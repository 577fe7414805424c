setting = Las figuras forman dos grupos de { $half ->
    [3] tres
   *[4] cuatro
} según una de estas propiedades, igual dentro de cada grupo y distinta entre ambos: { $properties }.

short = Una propiedad divide las figuras en dos grupos de { $half ->
    [3] tres
   *[4] cuatro
}; el tamaño y el lugar no importan.

ask = ¿Qué opción indica los grupos?

figure = Figura { $number }
