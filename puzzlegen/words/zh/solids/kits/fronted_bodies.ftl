names-boat = 小船
names-chair = 椅子
names-dog = 小狗
names-engine = 蒸汽机车
names-house = 房子
names-plane = 飞机
names-snail = 蜗牛
names-truck = 卡车
names-watering-can = 洒水壶

fronts-moving = 会动的东西，前进的一端
fronts-chair = 椅子，靠背对面
fronts-house = 房子，门廊
fronts-watering-can = 洒水壶，壶嘴
