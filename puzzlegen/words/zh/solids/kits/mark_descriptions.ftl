faces = 每个正方体能看到上面、前面（图中左下）和右面（图中右下）。前面和右面的图案朝向，按正对该面时所见描述；上面的图案朝向，按从上往下看、前面在下方时所见描述。

net = 展开图按图中的位置排列：每个正方形用一个数字表示，. 表示没有正方形。有公共边的正方形之间是虚线。图案的朝向按图中所见描述。

marks-arrow = 箭头
marks-half_disc = 半圆
marks-ell = 直角形
marks-tee = 丁字形
marks-corner = 三角形
marks-quarter = 四分之一圆
marks-drop = 水滴
marks-chevron = 人字形
marks-two_discs = 两个圆
marks-stripe = 斜条
marks-bar = 竖条
marks-hourglass = 沙漏
marks-bars = 两条
marks-disc = 圆
marks-square = 正方形
marks-burst = 八角星
marks-plus = 十字
marks-ring = 圆环
marks-frame = 方框
marks-four_discs = 四个圆

several-two_discs = 两个{ $hue }的圆
several-bars = 两根{ $hue }的条
several-four_discs = 四个{ $hue }的圆
several-one = 一个{ $hue }的点
several-two = 两个{ $hue }的点
several-three = 三个{ $hue }的点
several-four = 四个{ $hue }的点
several-five = 五个{ $hue }的点
several-six = 六个{ $hue }的点

coloured = { $hue }{ $mark }

turned = { $mark }（{ $how }）

sides-1 = 上
sides-2 = 右
sides-3 = 下
sides-4 = 左

corners-1 = 左上
corners-2 = 右上
corners-3 = 右下
corners-4 = 左下

diagonals-1 = 从左上到右下
diagonals-2 = 从左下到右上

long-1 = 竖放
long-2 = 转成横放

how-arrow = 指向{ $way }方
how-half_disc = 圆弧朝{ $way }
how-ell = 直角在{ $way }
how-tee = 丁字的横朝{ $way }
how-corner = 直角在{ $way }
how-quarter = 直角在{ $way }
how-drop = 尖端朝{ $way }
how-chevron = 尖端朝{ $way }
how-two_discs = 小圆在{ $way }
how-hourglass-1 = 宽的两端在上下
how-hourglass-2 = 宽的两端在左右
how-bars-1 = 竖放，左右并列
how-bars-2 = 横放，上下并列
how-six-1 = 竖排两列，每列三个
how-six-2 = 横排两行，每行三个

asked = 问号

cube = 上面：{ $top }；前面：{ $front }；右面：{ $right }
