rules = 粗线是墙。有公共边的两个相邻格子之间如果没有墙，就可以互相通行。经过任意多步能够互相到达的格子组成一个区域。

ask-count = 这个迷宫一共分成多少个互不相通的区域？
ask-size = 圆点所在的区域一共有多少个格子（包括圆点所在的格子）？
ask-reach = 从圆点出发，能到达 A、B、C、D 中的哪一格？

short-count = 墙把这个迷宫的格子分成多少个互不相通的区域？
short-size = 从圆点出发、不穿过墙，一共能到达多少个格子（包括圆点所在的格子）？

maze = 迷宫，从上到下逐行，格子之间的墙也画出；最外围都是墙

cell = 格子
wall-upright = 左右两格之间的墙
wall-level = 上下两格之间的墙

dotted = 圆点所在的格子

lettered = 字母也各是一个格子。

why-count = 从左上起逐行数，各区域的第一格（行, 列）和格数：{ $areas }。合计 { $all } 格，即全部 { $rows } 行、每行 { $columns } 格，没有剩下的格子。区域数：{ $answer }。
why-size = 圆点所在的区域逐行列出（行、列从左上数起，括号里是这一行的格数）：{ $rows }。共 { $answer } 格。
why-reach = 从圆点出发，{ $legs }，就到 { $answer }。其余各格都被墙完全隔开：{ $shut }。

area = { $place }：{ $size }

row = 第 { $row } 行：{ $columns }（{ $number }）

leg-up = 上 { $number }
leg-down = 下 { $number }
leg-left = 左 { $number }
leg-right = 右 { $number }

shut = { $letter } 在一个 { $size } 格的区域里
