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

# What is true of one figure, and of several.
told-one = { $figures } { $held }
told-many = { $figures } 都{ $held }
has-one = { $figures } 有 { $amount }
has-many = { $figures } 都有 { $amount }
needs-one = { $figures } 需要 { $amount }
needs-many = { $figures } 都需要 { $amount }
some-one = { $figures } 有{ $counted }
some-many = { $figures } 都有{ $counted }
no-one = { $figures } 没有{ $counted }
no-many = { $figures } 都没有{ $counted }

line-kind-straight = 只有直线
line-kind-curved = 只有曲线
line-kind-mixed = 兼有直线和曲线
relation-none = 不由两个轮廓组成
relation-apart = 由两个分离的轮廓组成
relation-touching = 由两个外部相接的轮廓组成
relation-touching-from-inside = 由两个从内部相接的轮廓组成
relation-overlapping = 由两个重叠的轮廓组成
relation-inside = 由一个轮廓和它里面的另一个轮廓组成
half-turn-symmetry-true = 在旋转半圈后不变
half-turn-symmetry-false = 在旋转半圈后会改变
one-go-true = 可以一笔画成
one-go-false = 不能一笔画成
axis-direction-none = 没有对称轴
axis-direction-several = 有几条对称轴
axis-direction-vertical = 有一条对称轴，方向竖直
axis-direction-horizontal = 有一条对称轴，方向水平
axis-direction-rising = 有一条对称轴，方向向右上倾斜
axis-direction-falling = 有一条对称轴，方向向右下倾斜
every-axis = 每个方向都有对称轴

direction-vertical = 竖直
direction-horizontal = 水平
direction-rising = 向右上倾斜
direction-falling = 向右下倾斜
