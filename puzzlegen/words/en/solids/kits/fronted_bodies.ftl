names-boat = boat
names-chair = chair
names-dog = dog
names-engine = steam engine
names-house = house
names-plane = plane
names-snail = snail
names-truck = truck
names-watering-can = watering can

fronts-moving = of what moves, its leading end
fronts-chair = of a chair, away from its back
fronts-house = of a house, the porch
fronts-watering-can = of a watering can, the spout
