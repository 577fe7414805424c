compared = 与 { $answer } 相比，{ $changes }。

missing = { $letters } 少了{ $working }

further = { $letters } 多了{ $working }

moved = { $letters } 中{ $working }的位置或大小不同

working = { $place }的{ $name }

name-hole-across = 左右方向的圆孔
name-hole-away = 前后方向的圆孔
name-hole-upright = 竖直圆孔
name-block = 长方体
name-boss = 竖直圆柱
name-arch = 圆顶块
name-ramp = 斜坡块
name-corner = 竖直切角
name-bevel = 斜切口
name-rounding = 圆角
name-notch = 方切口

place-front-left = 左前方
place-front-middle = 前半部
place-front-right = 右前方
place-middle-left = 左半部
place-middle-middle = 中间
place-middle-right = 右半部
place-back-left = 左后方
place-back-middle = 后半部
place-back-right = 右后方
