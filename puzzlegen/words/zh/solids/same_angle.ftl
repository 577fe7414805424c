floors-plates = 圆盘
floors-tables = 圆台
floors-rugs = 圆毯

stands = 每个物体都立在一个{ $floor }上，边缘有 { $marks } 个刻度，相邻刻度相隔 { $step }°；正面（{ $fronts }）对准其中一个刻度。

sides = 各张图是从不同方向看到的。

room = 各张图从不同方向画出同一个房间的各个部分；物体的编号不变。

turn = 从一个物体到另一个物体的转角，是指前者从上方看须顺时针转动多少度，才与后者朝向相同。

rules-steady = 按编号顺序，从每个物体到下一个的转角总是相同。
rules-growing = 按编号顺序，从每个物体到下一个的转角每次增大（或每次减小）同样的角度（不计整圈）。

ask-same = A 到 D 中，哪张图{ $turns }与最上面的图相同？
ask-odd = A 到 D 中有三张图{ $turns }都相同。哪一张与众不同？
ask-odd_box = 除一张外，各张图{ $turns }都相同。请框出与众不同的那张图的边框。
ask-turn = 从上方看，物体 { $start } 须顺时针转动多少度，才与物体 { $end } 朝向相同？（小于 360。）
ask-breaks = 但恰有一个物体朝向不对。是哪一个？
ask-breaks_box = 但恰有一个物体朝向不对。请连同{ $floor }一起框出，不包括编号。
ask-next = 接下来是物体 { $number }。A 到 D 中，它在哪张图里朝向正确？（与这一列从同一方向看。）
ask-count = 其他物体中有几个与物体 1 朝向相同？
ask-next-both = 接下来是物体 { $number }。A 到 D 中，在物体 { $last } 旁边的它，哪一个朝向是对的？

turns = { $bodies ->
    [2] 从物体 1 到物体 2 的转角
   *[3] 从物体 1 到物体 2、从物体 2 到物体 3 的转角
}

degrees = { $number }°

body = 物体 { $number }

at-top = 最上面的图为 { $turns }

in = { $name } 为 { $turns }

read = 从一个正面所对的刻度顺时针数到下一个正面所对的刻度，每格 { $step }°：{ $shown }。

so-same = 与最上面的图相同的只有 { $answer }。
so-odd = 所以与众不同的是 { $answer }。

from-to = 从 { $one } 到 { $two } 为 { $turn }°

together = 只有同一张图里的物体才能直接比较，所以要借助出现两次的物体，从 { $start } 一步步到 { $end }。

sum = 合计 { $sum }°，去掉整圈后为 { $rest }°。
sum-plain = 合计 { $sum }°。

steady = 总是 { $turn }°

growing = 每个都比前一个大 { $change }°（整圈不计）

shrinking = 每个都比前一个小 { $change }°（整圈不计）

mended = 逐个物体的转角依次是 { $turns }。只转动物体 { $wrong }，就变成 { $right }：{ $rule }。

goes-on = 逐个物体的转角依次是 { $turns }：{ $rule }。所以到物体 { $number } 的转角必须是 { $turn }°，即 { $answer }。

by-way = 不同图里的物体要借助出现两次的物体来比较。

counted = 从物体 1 到物体 2、3……的转角依次是 { $turns }，其中 0° 有 { $alike } 个。

directions = 每个物体后的数是：从上方看，它的正面从正对该图观看者的方向顺时针转过多少度（0 为朝向观看者，90 为朝左，180 为背离，270 为朝右）。刻度每隔 { $step }° 一个，正面恰好对准刻度。

from-left = 从左到右：{ $row }

one = { $number } 号{ $kind } { $faces }°

picture = 图 { $number }
