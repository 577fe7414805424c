and = { " " }和{ " " }

counted-frozenset-false = 视图中，列从左往右数，层从地面往上数。
counted-frozenset-true = 视图中，列从左往右数，排从前往后数。
counted-frozenset-false-true = 视图中，列从左往右数，层从地面往上数；俯视图中，排从前往后数。

across-1 = 第 { $one } 列
across-2 = 第 { $one } 到 { $two } 列

up-no-1 = 第 { $one } 层
up-no-2 = 第 { $one } 到 { $two } 层
up-yes-1 = 第 { $one } 排
up-yes-2 = 第 { $one } 到 { $two } 排

columns-meet = 第 { $one }、{ $two } 列之间

levels-meet-no = 第 { $one }、{ $two } 层之间
levels-meet-yes = 第 { $one }、{ $two } 排之间

edges-left = 左边缘
edges-right = 右边缘
edges-top = 上边缘
edges-bottom = 下边缘

spot = { $line }的{ $part }处

diagonal = { $across }{ $up }的对角线处

sides-upright-1 = 左侧
sides-upright-2 = 右侧
sides-across-1 = 上方
sides-across-2 = 下方
sides-slanted-1 = 上方
sides-slanted-2 = 下方

nothing = 空白

rows-front = 从前数第 { $nth } 排
rows-left = 从左数第 { $nth } 排

wall = { $row }的侧面

top = 高 { $height } 的顶面

slopes-F = 向前倾斜的斜面
slopes-L = 向左倾斜的斜面

one-plane-wall = { $row }的侧面，它们在同一平面内
one-plane-top = 高 { $height } 的顶面
one-plane-slope = 同一平面内的斜面

two-slopes = 不在同一平面内的两个斜面
two-rows-front = { $here }为从前数第 { $one } 排的侧面，{ $there }为第 { $other } 排的侧面
two-rows-left = { $here }为从左数第 { $one } 排的侧面，{ $there }为第 { $other } 排的侧面

unlike = { $here }为{ $one }，{ $there }为{ $other }

faults-false-false = { $letters } 在{ $where }多了一条线，而立体在它两侧都是{ $shown }
faults-false-true = { $letters } 在{ $where }少了一条线（立体在那里{ $shown }）
faults-true-false = 从{ $side }看，{ $letters } 在{ $where }没有线（两侧都是{ $shown }），图中却画了线
faults-true-true = 从{ $side }看，{ $letters } 在{ $where }应有一条线（{ $shown }），图中却没有

from-front = 前面
from-left = 左面
from-top = 上面

part-faults-false-extra = { $letters } 的{ $place }多画了{ $drawn }
part-faults-false-missing = { $letters } 的{ $place }缺少{ $true }
part-faults-false-other = { $letters } 的{ $place }画的是{ $drawn }，而应为{ $true }
part-faults-true-extra = 从{ $side }看，{ $letters } 的{ $place }没有线，图中却画了{ $drawn }
part-faults-true-missing = 从{ $side }看，{ $letters } 的{ $place }应有{ $true }，图中却没有线
part-faults-true-other = 从{ $side }看，{ $letters } 的{ $place }应为{ $true }，图中却是{ $drawn }

shows-no = { "" }
shows-yes = { "" }

lines-across-1 = 水平实线
lines-across-2 = 水平虚线
lines-upright-1 = 竖直实线
lines-upright-2 = 竖直虚线
lines-slanted-1 = 斜实线
lines-slanted-2 = 斜虚线
lines-arc-1 = 实线圆弧
lines-arc-2 = 虚线圆弧

places-1-1 = 左上部
places-1-2 = 正中上方
places-1-3 = 右上部
places-2-1 = 正中左侧
places-2-2 = 正中央
places-2-3 = 正中右侧
places-3-1 = 左下部
places-3-2 = 正中下方
places-3-3 = 右下部
