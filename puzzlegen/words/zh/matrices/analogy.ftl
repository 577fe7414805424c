setting = 第二行的变化与第一行相同。以下各项各自按所列方式之一改变，或者不变：{ $changes }。其余都不变。

ask = 哪个选项应放在问号处？

short = 第二行的变化与第一行相同。

changes-shape = 形状（两者交换；一个或两个各增加一个角，或各减少一个角，在三角形与六边形之间）
changes-fill = 填充（两者交换；一个或两个各加深一级，或各变浅一级，依次为白、浅、深、黑；两个都变成相反的：白与黑互换，浅与深互换）
changes-size = 大小（两者交换；一个或两个各变大一级，或各变小一级）
changes-turn = 方向（一个转动，或两个转动相同的角度；两个都在原处左右翻转，或都上下翻转）
changes-dots = 圆点的数目（增加或减少一个或两个，变为两倍或一半）

both-change = 两个图形都{ $change }
one-changes = { $part }的图形{ $change }

step-shape-on = 多一个角
step-shape-back = 少一个角
step-fill-on = 加深一级
step-fill-back = 变浅一级
step-size-on = 变大一级
step-size-back = 变小一级

both-turn = 两个图形都{ $turn }
one-turns = { $part }的图形{ $turn }

half-turn = 转 { $degrees }°
clockwise = 顺时针转 { $degrees }°
anticlockwise = 逆时针转 { $degrees }°

exchanged = 两个图形互换
inverted = 两个都变成相反的
mirrored = 两个都左右翻转
flipped = 两个都上下翻转

more = 多{ $count ->
    [1] 一
   *[other] 两
}个
fewer = 少{ $count ->
    [1] 一
   *[other] 两
}个

twice = 变为两倍
half = 变为一半

thing-dots = 圆点
thing-fill = 填充
thing-shape = 形状
thing-size = 大小
thing-turn = 方向

becomes = { $thing }：{ $change }；所以{ $start } → { $goal }（{ $letters }）。

stays = { $thing }不变：{ $start }（{ $letters }）。

pair = { $first }{ $one }、{ $second }{ $other }

below = 下方的圆点
