black = 黑
white = 白

point-box = 一个点的方框是以该点为中心、边长等于相邻两线间距的正方形。

black-stone = 黑子
white-stone = 白子
free-point = 空点

triangled = { $point } 上的棋子带三角标记。

runs-on = 线条延伸到图边的一侧：{ $sides }。

at-top = 上
at-bottom = 下
at-left = 左
at-right = 右
