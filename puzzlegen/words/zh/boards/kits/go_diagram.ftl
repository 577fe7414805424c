stones-B = 黑
stones-W = 白

point-box = 一个点的方框是以该点为中心、边长等于相邻两线间距的正方形。

signs-B = 黑子
signs-W = 白子
signs-x = 空点

triangled = { $point } 上的棋子带三角标记。

runs-on = 线条延伸到图边的一侧：{ $sides }。

open-sides-1 = 上
open-sides-2 = 下
open-sides-3 = 左
open-sides-4 = 右
