setting = 在上半部分的每一行中，一个小图变成另一个小图，第二行的变化与第一行相同。每个小图有两个图形：{ $names }{ $dots }。可能的变化有：{ $changes }。{ $subjects }各自按一种变化改变，或者不变。

ask = 哪个选项应放在问号处？

dots = ，下方还有圆点

who-both = 两个图形都{ $change }
who-first = { $first }的图形{ $change }
who-second = { $second }的图形{ $change }

alike-exchanged = 两个图形互换
alike-inverted = 两个都变成相反的
alike-mirrored = 两个都左右翻转
alike-flipped = 两个都上下翻转

counts-1 = 多一个
counts-1-2 = 少一个
counts-2 = 多两个
counts-2-2 = 少两个

times-2 = 变为两倍
times-2-2 = 变为一半

nouns-dots = 圆点
nouns-fill = 填充
nouns-shape = 形状
nouns-size = 大小
nouns-turn = 方向

becomes = { $thing }：{ $change }；所以第二行中{ $start } → { $goal }（{ $letters }）。

stays = { $thing }不变：{ $start }（{ $letters }）。

pair = { $first }{ $one }、{ $second }{ $other }

below = 下方的圆点
