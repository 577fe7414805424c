ask-gap = A 到 D 中恰有一块经转动（不能翻成镜像）后可以填满缺口。是哪一块？
ask-pair = 另一块是 A 到 D 中的哪一块？

front = 图中左下方的面是前面。

gap-yes = 缺口有 { $cubes } 个正方体：{ $layers }。它占 { $box }，最长的一排有 { $row } 个。
gap-no = 长方体有一侧没有一个正方体到边。缺口有 { $cubes } 个正方体，占 { $box }，最长的一排有 { $row } 个。

layers-1 = 从下数第 { $number } 层 { $count } 个
layers-2 = 第 { $number } 层 { $count } 个

piece = { $answer } 占 { $box }，最长的一排有 { $row } 个。

fits-gap = { $answer } { $turns }，就填满缺口。
fits-pair = { $answer } { $turns }，就与上面的积木（不转动）拼成长方体。

as-it-lies = 不用转动
