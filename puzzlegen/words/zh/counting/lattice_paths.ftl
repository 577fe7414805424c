rules = 行人从圆点所在的格子走到旗子所在的格子。每一步只能走到{ $side }边相邻的一格或{ $upright }方相邻的一格，不能朝其他方向走，也不能走进深色格子。

ask = 一共有多少种不同的走法？
ask-via = 其中经过菱形所在格子的不同走法有多少种？

short = 每一步只能走到{ $side }边或{ $upright }方相邻的一格，不能走进深色格子，从圆点走到旗子有多少种不同的走法？
short-via = 每一步只能走到{ $side }边或{ $upright }方相邻的一格，不能走进深色格子，从圆点经过菱形走到旗子有多少种不同的走法？

grid = 方格，从上到下逐行

start = 圆点所在的格子
goal = 旗子所在的格子
via = 菱形所在的格子
dark = 深色格子
other = 其他格子

explain = 到达每格的走法数（前面相邻各格的走法数之和），从上到下逐行：{ $rows }。到旗子共 { $every } 种。
explain-via = 到达每格的走法数（前面相邻各格的走法数之和），从上到下逐行：{ $rows }。到菱形 { $first } 种，从那里到旗子 { $then } 种；{ $first } × { $then } = { $answer }。

side-left = 左
side-right = 右

upright-up = 上
upright-down = 下
