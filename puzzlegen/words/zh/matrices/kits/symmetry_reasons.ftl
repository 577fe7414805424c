parts-fraction-1-6 = 六分之一圈
parts-fraction-1-4 = 四分之一圈
parts-fraction-1-3 = 三分之一圈
parts-fraction-1-2 = 半圈

clockwise = 顺时针旋转{ $part }

backwards = 逆时针旋转{ $part }

half-way = 旋转半圈

none = 无对称性

turns-only = 无对称轴，但旋转{ $part }后重合

axis-0 = 竖直对称轴
axis-45 = 左下到右上的对称轴
axis-90 = 水平对称轴
axis-135 = 左上到右下的对称轴

slanted = { $angle }° 的对称轴

several-0-90 = 竖直和水平两条对称轴
several-45-135 = 两条对角对称轴
several-0-45-90-135 = 全部四条对称轴
several-0-30-60-90-120-150 = 全部六条对称轴

together = { $angles } 的对称轴

angle = { $angle }°

angles = 对称轴的角度从竖直方向起按顺时针计。

all = { $many } 个图形的对称性都相同：{ $symmetry }。

in-order = 各图形依次为：{ $symmetries }。

line-no = 第 { $number } 行：{ $symmetries }。
line-yes = 第 { $number } 列：{ $symmetries }。

rules-return-row = { $many }种对称性轮流出现。
rules-turn-row = 对称轴每一步{ $turn }。
rules-constant-matrix = 每一{ $line }的对称性不变。
rules-turn-matrix = 每一{ $line }中，对称轴每一步{ $turn }。
rules-distribute_three-matrix = 每一{ $line }都有相同的三种对称性。
rules-and-matrix = 每一{ $line }中，第三个图形的对称轴正好是前两个图形共有的。
rules-or-matrix = 每一{ $line }中，第三个图形的对称轴正好是前两个图形所有的对称轴合在一起。

line-names-no = 行
line-names-yes = 列

many-2 = 两
many-3 = 三

by = 顺时针旋转 { $angle }°
by-back = 逆时针旋转 { $angle }°

so = 所以缺少的图形应为：{ $symmetry }。只有 { $letter } 符合（{ $others }）。

mirrored = 该区域是已知部分关于虚线的镜像。

crossed = 已知部分先后以两条虚线为轴翻转，相当于旋转半圈，正好落在该区域上。

turned = 已知部分绕中心{ $turn }，正好落在该区域上。

must = { $cell }与{ $source }对应，应为{ $shade }：排除 { $letters }。

cell = 第 { $row } 行第 { $place } 格

counted = （行指整个小图的行，从上往下数；格从左往右数。）

shades-x = 白色
shades-light = 浅色
shades-dark = 深色
shades-black = 黑色

left = 只剩 { $letter }。
