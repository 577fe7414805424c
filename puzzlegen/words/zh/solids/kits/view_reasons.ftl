and = { " " }和{ " " }

counted-levels = 视图中，列从左往右数，层从地面往上数。
counted-rows = 视图中，列从左往右数，排从前往后数。
counted-levels-and-rows = 视图中，列从左往右数，层从地面往上数；俯视图中，排从前往后数。

in-column = 第 { $one } 列
in-columns = 第 { $one } 到 { $two } 列

at-level = 第 { $one } 层
at-levels = 第 { $one } 到 { $two } 层
in-row = 第 { $one } 排
in-rows = 第 { $one } 到 { $two } 排

columns-meet = 第 { $one }、{ $two } 列之间

levels-meet = 第 { $one }、{ $two } 层之间
rows-meet = 第 { $one }、{ $two } 排之间

edges-left = 左边缘
edges-right = 右边缘
edges-top = 上边缘
edges-bottom = 下边缘

spot = { $line }的{ $part }处

diagonal = { $across }{ $up }的对角线处

on-the-left = 左侧
on-the-right = 右侧
over = 线的上方
under = 线的下方

nothing = 空白

rows-front = 从前数第 { $nth } 排
rows-left = 从左数第 { $nth } 排
nth = { $number }

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

view-extra = { $letters } 在{ $where }多了一条线，而立体在它两侧都是{ $shown }
view-missing = { $letters } 在{ $where }少了一条线（立体在那里{ $shown }）
solid-extra = 从{ $side }看，{ $letters } 在{ $where }没有线（两侧都是{ $shown }），图中却画了线
solid-missing = 从{ $side }看，{ $letters } 在{ $where }应有一条线（{ $shown }），图中却没有

from-front = 前面
from-left = 左面
from-top = 上面

part-view-extra = { $letters } 的{ $place }多画了{ $drawn }
part-view-missing = { $letters } 的{ $place }缺少{ $true }
part-view-other = { $letters } 的{ $place }画的是{ $drawn }，而应为{ $true }
part-solid-extra = 从{ $side }看，{ $letters } 的{ $place }没有线，图中却画了{ $drawn }
part-solid-missing = 从{ $side }看，{ $letters } 的{ $place }应有{ $true }，图中却没有线
part-solid-other = 从{ $side }看，{ $letters } 的{ $place }应为{ $true }，图中却是{ $drawn }

full-across = 水平实线
dashed-across = 水平虚线
full-upright = 竖直实线
dashed-upright = 竖直虚线
full-slanted = 斜实线
dashed-slanted = 斜虚线
full-arc = 实线圆弧
dashed-arc = 虚线圆弧

place-above-left = 左上部
place-above-middle = 正中上方
place-above-right = 右上部
place-level-left = 正中左侧
place-level-middle = 正中央
place-level-right = 正中右侧
place-below-left = 左下部
place-below-middle = 正中下方
place-below-right = 右下部
