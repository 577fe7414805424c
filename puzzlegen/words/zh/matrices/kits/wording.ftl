next = 上面一行接下来应是哪个选项？

left = 左边
right = 右边
upper = 上边
lower = 下边
outer = 外面
inner = 里面
upper-left = 左上
lower-left = 左下
lower-right = 右下
middle = 中间
corner = 四角

attribute-shape = 形状
attribute-size = 大小
attribute-fill = 填充
attribute-turn = 方向
attribute-number = 数量
attribute-position = 位置

of-part = { $part }的{ $attribute }

# A Latin letter stands apart from what is before it.
shape-triangle = 三角形
    .apart = 三角形
shape-square = 正方形
    .apart = 正方形
shape-pentagon = 五边形
    .apart = 五边形
shape-hexagon = 六边形
    .apart = 六边形
shape-circle = 圆
    .apart = 圆
shape-star = 五角星
    .apart = 五角星
shape-cross = 十字形
    .apart = 十字形
shape-clover = 四叶形
    .apart = 四叶形
shape-hourglass = 沙漏形
    .apart = 沙漏形
shape-arrow = 箭头
    .apart = 箭头
shape-half_disc = 半圆
    .apart = 半圆
shape-drop = 水滴
    .apart = 水滴
shape-chevron = V 形
    .apart = { " " }V 形
shape-heart = 心形
    .apart = 心形
shape-tee = T 形
    .apart = { " " }T 形

and = 和

two = 两个
two-or-three = 两个或三个
