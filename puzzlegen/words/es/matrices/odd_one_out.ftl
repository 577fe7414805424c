setting = Todas las figuras menos una coinciden en una de estas propiedades: { $properties }.

ask = ¿Qué figura es la intrusa?

short = ¿A qué figura le falta una propiedad que comparten todas las demás? El tamaño y el lugar no importan.
