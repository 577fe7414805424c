setting = Las figuras { $first } a { $last } están hechas de líneas, algunas con puntos. Todas menos una coinciden en una de estas propiedades: { $properties }.

ask = ¿Qué figura es la intrusa?

short = ¿A qué figura le falta una propiedad que comparten todas las demás? El tamaño y el lugar no importan.
