names-boat = boat
names-chair = chair
names-dog = dog
names-engine = steam engine
names-house = house
names-plane = plane
names-snail = snail
names-truck = truck
names-watering-can = watering can

fronts-moving = leading end of what moves
fronts-chair = open side of a chair
fronts-house = porch of a house
fronts-watering-can = spout of a watering can
