part = { $number ->
    [2] 半圈
    [3] 三分之一圈
    [4] 四分之一圈
   *[6] 六分之一圈
}

clockwise = 顺时针旋转{ $part }

backwards = 逆时针旋转{ $part }

half-way = 旋转半圈

none = 无对称性

turns-only = 无对称轴，但旋转{ $part }后重合

upright = 竖直对称轴
rising = 左下到右上的对称轴
level = 水平对称轴
falling = 左上到右下的对称轴

slanted = { $angles } 的对称轴
together = { $angles } 的对称轴

upright-and-level = 竖直和水平两条对称轴
diagonals = 两条对角对称轴
all-four = 全部四条对称轴
all-six = 全部六条对称轴

angles = 对称轴的角度从竖直方向起按顺时针计。

all = { $many } 个图形的对称性都相同：{ $symmetry }。

in-order = 各图形依次为：{ $symmetries }。

in-row = 第 { $number } 行：{ $symmetries }。
in-column = 第 { $number } 列：{ $symmetries }。

row-return = { $many ->
    [2] 两
   *[3] 三
}种对称性轮流出现。
row-turn = 对称轴每一步{ $turn }。
matrix-constant = 每一{ $line }的对称性不变。
matrix-turn = 每一{ $line }中，对称轴每一步{ $turn }。
matrix-distribute_three = 每一{ $line }都有相同的三种对称性。
matrix-and = 每一{ $line }中，第三个图形的对称轴正好是前两个图形共有的。
matrix-or = 每一{ $line }中，第三个图形的对称轴正好是前两个图形所有的对称轴合在一起。

row = 行
column = 列

by = 顺时针旋转 { $angle }°
by-back = 逆时针旋转 { $angle }°

so = 所以缺少的图形应为：{ $symmetry }。只有 { $letter } 符合（{ $others }）。

mirrored = 该区域是已知部分关于虚线的镜像。

crossed = 已知部分先后以两条虚线为轴翻转，相当于旋转半圈，正好落在该区域上。

turned = 已知部分绕中心{ $turn }，正好落在该区域上。

must = { $cell }与{ $source }对应，应为{ $shade }：排除 { $letters }。

cell = 第 { $row } 行第 { $place } 格

counted = （行指整个小图的行，从上往下数；格从左往右数。）

shade-white = 白色
shade-light = 浅色
shade-dark = 深色
shade-black = 黑色

left = 只剩 { $letter }。
