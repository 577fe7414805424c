faces = 每个正方体能看到上面、前面（图中左下）和右面（图中右下）。前面和右面的图案朝向，按正对该面时所见描述；上面的图案朝向，按从上往下看、前面在下方时所见描述。

net = 展开图按图中的位置排列：每个正方形用一个数字表示，. 表示没有正方形。有公共边的正方形之间是虚线。图案的朝向按图中所见描述。

mark-arrow = 箭头
mark-half_disc = 半圆
mark-ell = 直角形
mark-tee = 丁字形
mark-corner = 三角形
mark-quarter = 四分之一圆
mark-drop = 水滴
mark-chevron = 人字形
mark-two_discs = 两个圆
mark-stripe = 斜条
mark-bar = 竖条
mark-hourglass = 沙漏
mark-bars = 两条
mark-disc = 圆
mark-square = 正方形
mark-burst = 八角星
mark-plus = 十字
mark-ring = 圆环
mark-frame = 方框
mark-four_discs = 四个圆

several-two_discs = 两个{ $hue }的圆
several-bars = 两根{ $hue }的条
several-four_discs = 四个{ $hue }的圆
several-one = { $hue }底上的一个点
several-two = { $hue }底上的两个点
several-three = { $hue }底上的三个点
several-four = { $hue }底上的四个点
several-five = { $hue }底上的五个点
several-six = { $hue }底上的六个点

coloured = { $hue }{ $mark }

turned = { $mark }（{ $how }）

up = 上
to-the-right = 右
down = 下
to-the-left = 左

upper-left = 左上
upper-right = 右上
lower-right = 右下
lower-left = 左下

falling = 从左上到右下
rising = 从左下到右上

how-bar = 竖放
how-bar-turned = 转成横放

how-arrow = 指向{ $way }方
how-half_disc = 圆弧朝{ $way }
how-ell = 直角在{ $way }
how-tee = 丁字的横朝{ $way }
how-corner = 直角在{ $way }
how-quarter = 直角在{ $way }
how-drop = 尖端朝{ $way }
how-chevron = 尖端朝{ $way }
how-two_discs = 小圆在{ $way }
how-hourglass = 宽的两端在上下
how-hourglass-turned = 宽的两端在左右
how-bars = 竖放，左右并列
how-bars-turned = 横放，上下并列
how-six = 竖排两列，每列三个
how-six-turned = 横排两行，每行三个

asked = 问号

cube = 上面：{ $top }；前面：{ $front }；右面：{ $right }
