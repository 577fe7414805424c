triangle = 三角形
triangles = { $count } 个三角形
pentagon = 五边形
pentagons = { $count } 个五边形
hexagon = 六边形
hexagons = { $count } 个六边形

unit-square = 正方形
unit-squares = { $count } 个正方形
square = { $a }×{ $a } 的正方形
squares = { $count } 个 { $a }×{ $a } 的正方形
rectangle = { $a }×{ $b } 的长方形
rectangles = { $count } 个 { $a }×{ $b } 的长方形

one = 1 个{ $form }

of-solids = 展开图有 { $faces }，只有 { $answer } 的面与此相同；{ $others }。

has = { $letters } 有 { $faces }

solid-has = 立体有 { $faces }。

other-faces = 面不同的先排除：{ $others }。

clash = { $letter } 的面没有错，但折起来时，{ $one }与{ $other }会重叠在一起。

unnamed-clash = { $letter } 的面没有错，但折起来时，有两个面会重叠在一起。

folds = { $answer } 的每个面都折到各自的位置。

leftmost = 最左边的{ $form }
rightmost = 最右边的{ $form }
from-the-left = 从左数第 { $ordinal } 个{ $form }
topmost = 最上边的{ $form }
lowest = 最下边的{ $form }
from-the-top = 从上数第 { $ordinal } 个{ $form }
ordinal = { $rank }

only = { $form }

clockwise = 顺时针
counterclockwise = 逆时针

numbered-edge = 沿展开图的轮廓{ $way }给各面的边编号：带红条的边为 0，{ $options }。
numbered-corner = 沿展开图的轮廓{ $way }给各面的角编号：红色的角为 0，{ $options }。

is = { $letter } 为 { $number }

closes-edge = 边 { $pairs } 相交的角上，立体该顶点处的各面已经全部相连，所以这两条边合在一起。
closes-edges = 边 { $pairs } 这几对相交的角上，立体该顶点处的各面都已经全部相连，所以每一对都合在一起。
closes-corner = 在角 { $corners } 处，立体该顶点处的各面已经全部相连，所以这里的两条边合在一起，它们的另一端，即角 { $pairs }，重合。
closes-corners = 在角 { $corners } 处，立体该顶点处的各面都已经全部相连，所以那里的两条边合在一起，它们的另一端分别重合：角 { $pairs }。

then = 这样相邻的角也齐全了，于是依次合上：{ $pairs }。
pair = { $one } 与 { $other }

so-edge = 所以 0 与 { $number } 重合，即 { $answer }。
so-corner = 所以 0 与 { $number } 重合于同一点，即 { $answer }。

later = ，然后{ " " }
