names-boat = barco
names-chair = silla
names-dog = perro
names-engine = locomotora de vapor
names-house = casa
names-plane = avión
names-snail = caracol
names-truck = camión
names-watering-can = regadera

fronts-moving = de lo que se mueve, el extremo que va delante
fronts-chair = de una silla, el lado sin respaldo
fronts-house = de una casa, el porche
fronts-watering-can = de una regadera, el pico
