led = 逐步推理（r1c2 指第 1 行第 2 列）：{ $steps }。
led-known = 逐步推理：{ $steps }。
begins = 该试填的开头是：{ $steps }。
supposed = 假设 { $cell }={ $symbol }（r1c2 指第 1 行第 2 列）：{ $steps }；这时，{ $clash }。
supposed-known = 假设 { $cell }={ $symbol }：{ $steps }；这时，{ $clash }。
supposed-nested = 假设 { $cell }={ $symbol }（r1c2 指第 1 行第 2 列）：{ $steps }；再推 { $further } 步、另试 { $trials } 次后，{ $clash }。
supposed-nested-known = 假设 { $cell }={ $symbol }：{ $steps }；再推 { $further } 步、另试 { $trials } 次后，{ $clash }。

first-last = { $first }；再推 { $more } 步后：{ $last }

full = 至此全部填满。
on-trial = 试填之前已无直接的步骤可走；其余的格要再推若干步，也许还要试填。
on = 其余的格要再推若干步，也许还要试填。

naked_single = r{ $row }c{ $column }={ $symbol }（显性唯一数）
hidden_single = r{ $row }c{ $column }={ $symbol }（{ $unit }隐性唯一数）
struck = { $cells }（{ $reason }）
not = { $cells }≠{ $symbols }
may = { $cells }={ $symbols }

refuted = { $inner ->
    [0] { $cell }≠{ $symbol }（试填：{ $clash }）
   *[other] { $cell }≠{ $symbol }（试填：再推 { $inner } 步后，{ $clash }）
}
refuted-nested = { $cell }≠{ $symbol }（试填：再推 { $inner } 步、另试 { $trials } 次后，{ $clash }）

no_symbol = { $cell } 无数可填
no_place = { $unit }无处可填 { $symbol }
no_way = { $mark }无法满足

locked = 区块排除 { $cells }
seen = { $unit }的 { $symbol } 只在 { $places }，{ $cells } 与这些格都互斥
or-in = { " " }或{ " " }
naked_pair = 显性数对 { $cells }
naked_triple = 显性三数组 { $cells }
hidden_pair = 隐性数对 { $symbols }：{ $cells }
hidden_triple = 隐性三数组 { $symbols }：{ $cells }
x_wing-row = X 翼，第 { $lines } 行
x_wing-column = X 翼，第 { $lines } 列
swordfish-row = 剑鱼，第 { $lines } 行
swordfish-column = 剑鱼，第 { $lines } 列
xy_wing = XY 翼 { $cells }
xyz_wing = XYZ 翼 { $cells }

unit-row = 行
unit-column = 列
unit-box = 宫
unit-region = 区域
unit-falling = 对角线
unit-rising = 对角线
unit-window = 阴影方块
unit-of = { $cell } 所在的{ $unit }
number-row = 第 { $line } 行
number-column = 第 { $line } 列
named-falling = 左上至右下的对角线
named-rising = 左下至右上的对角线

by-cage = { $cell } 起和为 { $value } 的虚线框
by-thermometer = { $cell } 起的温度计
by-arrow = { $cell } 起的箭头
by-white_dot = 白点 { $pair }
by-black_dot = 黑点 { $pair }
by-bar = 短条 { $pair }
by-greater = 大于号 { $pair }
by-even = { $cell } 的方块
by-odd = { $cell } 的圆盘
by-sandwich = { $line }的提示 { $value }
by-little_killer = { $cell } 起和为 { $value } 的斜线
no-dot = 无点 { $pair }
no-bar = 无短条 { $pair }

left = 至此 { $cell } 可填 { $left }。试填 { $others } 再往下推，迟早会违反规则，但步数太多，此处不列。
searched = 由此在 { $cell } 试填其他的再往下推，迟早会违反规则，但步数太多，此处不列。
or = { " " }或{ " " }

ruled-out = 所以 { $cell }≠{ $symbol }。

cell = r{ $row }c{ $column }
