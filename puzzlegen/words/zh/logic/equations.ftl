rules-things = 每种东西代表一个从 1 到 { $most } 的整数。样子相同的东西代表同一个数；不同的东西也可以代表同一个数。每行先乘后加减。
rules-magic = 每个字母代表一个数。每条直线上各数之和都相等。
rules-wall-sum = 每个字母代表一个数。每块砖上的数等于它下面所压的两块砖上的数之和。
rules-wall-product = 每个字母代表一个正数。每块砖上的数等于它下面所压的两块砖上的数之积。

any = 这些数也可以是负数或分数。

ask-value-things = 这种东西代表哪个数：{ $thing }？
ask-cannot-things = 对这种东西来说，四个数中有三个是可能的：{ $thing }。哪一个不可能？
ask-follows-things = A 到 D 各行中，只有一行也必定成立。是哪一行？
ask-knowable-things = 标有 A 到 D 的东西中，只有一种所代表的数能确切算出。是哪一种？
ask-value = X 代表哪个数？
ask-knowable = A 到 D 中只有一个能确切算出。是哪一个？
ask-superfluous = 标有 A 到 D 的四个数中，有一个即使被遮住，也能由图中其余各数算出。是哪一个？

row = 第 { $number } 行
line = 直线 { $number }
courses = 各层砖，从上到下
marked = { $number }（标有 { $letter }）

lead-things = 每次看一行，并用上已经知道的一切。
narrowed = 第 { $row } 行：{ $thing } = { $numbers }。
false = 但其他三行可以不成立：（{ $things }）可以是{ $ways }。
possible = 但（{ $things }）可以是{ $ways }。
so = 所以答案是 { $answer }。

lead-magic = 两条直线去掉共有的圆圈后，两边之和仍相等。
lead-sum = 设每条直线之和为 S。
call = 设 { $letter } 为 n。
put = 所以 { $letter } = { $form } = { $value }。
step-plain = { $equation }，所以 { $letter } = { $form }。
cover = 遮住 { $letter }。
needed = 其他标有字母的数都给出了别处没有的信息。
open = { $letter } 可以是 { $one }，也可以是 { $other }。

rules-plan = 一个大长方形被切成几个小长方形，角上的字母是它们的名称。块中的数是面积（平方厘米），边上的数是长度（厘米）。
rules-zigzag = 看上去在同一直线上的点确实共线。短线数目相同的边等长；箭头数目相同的边平行。
rules-circle = 各点在同一个圆上。
mark-equal = 带短线的弦等长。
mark-diameter = 过中间圆点的线是直径。
mark-centre = O 是圆心。
rules-lengths = 看上去在同一直线上的点确实共线。所有数都是长度（厘米）；两个字母（如 EF）表示两点间的长度。
mark-tangent = 与圆只有一个公共点的直线是切线。
mark-parallel = 带箭头的线互相平行。
mark-right = 小方块表示直角。
not-to-scale = 图未按比例绘制。

ask-area = 面积 X 是多少平方厘米？
ask-length = 长度 X 是多少厘米？
ask-angle = 角 X 是多少度？

lead-plan = 用 w 表示宽，h 表示高；w(E–F) 是从 E 的左边到 F 的右边。
lead-circle = 两个字母（如 EF）表示两点间的弧；圆周角等于它所对弧的度数的一半。
step = { $reason }：{ $equation }，所以 { $letter } = { $form }。
step-positive = { $reason }：{ $equation }；长度为正，所以 { $letter } = { $form }。
step-same = { $reason }：{ $letter } = { $form }。
because-area = 面积
because-length = 长度
because-triangle = 三角形内角和
because-straight = 平角
because-isosceles = 等边对等角
because-parallel = 平行线内错角
because-round = 整个圆周
because-inscribed = 弧
because-half = 半圆
because-equal = 等弦
because-centre = 圆心角
because-radii = 半径相等
because-chords = 圆幂定理
because-ratio = 平行线分线段成比例
because-pythagoras = 勾股定理

unknown = 未给出
told-plan = 未按比例；图中各边的位置（向右、向下）：
told-piece = 块 { $piece }，横向从 { $left } 到 { $right }，纵向从 { $top } 到 { $bottom }：面积 { $area }
told-across = 横向从 { $low } 到 { $high } 的长度：{ $length }
told-down = 纵向从 { $low } 到 { $high } 的长度：{ $length }
told-rays = 直线 { $one } 和 { $other }，图中每个字母到下一个字母之间有一条边
told-equal = 等长：{ $sides }
told-parallel = 平行：{ $one } 和 { $other }
told-circle = 圆上的点，依次为：{ $points }
told-centre = 圆心：{ $centre }
told-lines = 直线，线上各点依次为：{ $lines }
told-round = 圆上的点：{ $points }
told-all-parallel = 平行：{ $lines }
told-right = 直角在 { $at }，在 { $one } 与 { $other } 之间
told-diameter = 直径：{ $ends }
