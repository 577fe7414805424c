ask-triangle = 图中一共有多少个三角形（大小不限）？
ask-square = 图中一共有多少个正方形（大小不限）？
ask-rectangle = 图中一共有多少个长方形（大小不限）？正方形也算长方形。
ask-parallelogram = 图中一共有多少个平行四边形（大小不限）？菱形、长方形和正方形也算平行四边形。
ask-circle = 图中一共有多少个完整的圆（大小不限）？

slanted = 斜放的正方形也算。

ask-equal-circles = 图中一共有多少个完整的圆？

rules = 只要一个图形的每条边都完整画出、没有缺口，就算一个，不论其内部或边上是否还有其他线段。

rules-circle = 只要一个圆的整条圆周都画出、没有缺口，就算一个，不论是否有其他线与它相交或相切。只是圆的一部分的弧不算。

kinds-triangle = 三角形
kinds-square = 正方形
kinds-rectangle = 长方形
kinds-parallelogram = 平行四边形
kinds-circle = 圆

size-side = 边长 { $a } 的 { $number } 个
size-diagonal = 斜放、对角线长 { $a } 的 { $number } 个
size-rectangle = 宽 { $a }、高 { $b } 的 { $number } 个
size-sides = 邻边长 { $a } 和 { $b } 的 { $number } 个
size-legs = 一条边水平、一条边竖直、都长 { $a } 的 { $number } 个
size-longest = 最长边水平或竖直、长 { $a } 的 { $number } 个
size-radius = 半径 { $a }% 的 { $number } 个
size-parts = 由{ $a ->
    [1] 一块
   *[other] { " " }{ $a } 块
 }组成的 { $number } 个

by-first-rectangle = 宽 { $a } 的 { $number } 个（{ $each }）
by-first-parallelogram = 短边长 { $a } 的 { $number } 个（{ $each }）
by-other-rectangle = 高 { $b } 的 { $number } 个
by-other-parallelogram = 另一边长 { $b } 的 { $number } 个

in-brackets = { $one }（{ $each }）

heights = （括号内按最高点所在的高度从上到下分别计数。）

total = 总数：{ $sum }。

ended = { $text }。

width = 整个图形宽 { $wide } 个单位。

corners = （括号内是各顶点的位置，按占图片宽度和高度的百分比。）

centres = （半径按占图片宽度的百分比；括号内是圆心的位置，按占图片宽度和高度的百分比。）

places-square = 点 (x, y) 表示从某个原点向右 x 步、向下 y 步。
places-triangular = 点 (x, y) 表示从某个原点向右 x 步，再沿与水平方向成 60 度的右下方向走 y 步，每步等长。

segments = 图中画有直线段

segment = { $one } 到 { $other }

curves = 图中画有曲线

circle = 以 { $centre } 为圆心、半径 { $radius } 的整圆

arc = 以 { $centre } 为圆心、半径 { $radius } 的弧，从 { $start } 度起转过 { $extent } 度

angles = 角度从正右方起按顺时针方向计算。

around-one = 只数内部含有黑点的。
around-two = 只数内部含有黑点而不含白点的。

dot-black = 黑点在 { $place }。
dot-white = 白点在 { $place }。
