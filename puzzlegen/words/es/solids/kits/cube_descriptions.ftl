given = El cuerpo dado

heights = Los cuerpos se dan con las alturas de sus columnas, en cubos, en planos vistos desde arriba: la parte delantera está en el borde inferior.

wedges-F = una cuña encima de ese número de cubos, alta por detrás y que baja hacia delante
wedges-L = una cuña encima de ese número de cubos, alta por la derecha y que baja hacia la izquierda

layers = Los cuerpos se dan capa por capa, de abajo arriba, en planos vistos desde arriba: la parte delantera está en el borde inferior.
cube = un cubo
no-cube = un lugar sin cubo

layer = Capa { $number }
