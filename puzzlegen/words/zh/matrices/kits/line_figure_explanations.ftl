odd = { $others }；{ $odd }，所以 { $letter } 与众不同。

divided = 图形 { $one }；图形 { $other }。所以选 { $letter }。

equal = { $others } 的点与{ $counted }一样多（{ $numbers }）；{ $odd } 有 { $dots }、{ $number }，所以 { $odd } 与众不同。

strokes = 每个部分所需的笔画数是它的奇点（有奇数条线引出的点）数的一半，但至少一笔。各部分的奇点数——{ $points }。

axes = 对称轴——{ $axes }。

of = { $name }：{ $shown }

no-axis = 无

every = 每个方向都有

four = 水平、竖直和两条对角线

diagonals = 两条对角线

both = 和
