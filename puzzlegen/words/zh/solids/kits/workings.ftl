compared = 与 { $answer } 相比，{ $changes }。

missing = { $letters } 少了{ $working }

further = { $letters } 多了{ $working }

working = { $place }的{ $name }

names-hole-0 = 左右方向的圆孔
names-hole-1 = 前后方向的圆孔
names-hole-2 = 竖直圆孔
names-block = 长方体
names-boss = 竖直圆柱
names-arch = 圆顶块
names-ramp = 斜坡块
names-corner = 竖直切角
names-bevel = 斜切口
names-rounding = 圆角
names-notch = 方切口

places-1-1 = 左前方
places-1-2 = 前半部
places-1-3 = 右前方
places-2-1 = 左半部
places-2-2 = 中间
places-2-3 = 右半部
places-3-1 = 左后方
places-3-2 = 后半部
places-3-3 = 右后方
