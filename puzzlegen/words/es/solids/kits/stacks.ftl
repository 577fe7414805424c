standing = está formado por cubos unidad. Cada cubo está sobre el suelo o sobre otro cubo. Se ve la parte superior de todas las columnas, así que donde no se ve ninguna no hay cubos.
