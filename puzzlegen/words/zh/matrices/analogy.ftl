setting = 在上半部分的每一行中，一个小图变成另一个小图，第二行的变化与第一行相同。每个小图有两个图形：{ $names }{ $dots }。可能的变化有：{ $changes }。{ $subjects }各自按一种变化改变，或者不变。

ask = 哪个选项应放在问号处？

dots = ，下方还有圆点

short = 第二行的变化与第一行相同。

names-nested = 外面的和里面的
names-left_right = 左边的和右边的
names-up_down = 上边的和下边的
names-diagonal = 左上的和右下的

changes-shape = 两个图形交换形状；其中一个或两个图形各增加一个角，或各减少一个角（在三角形与六边形之间）
changes-fill = 两个图形交换填充；其中一个或两个图形各加深一级，或各变浅一级（共四级：白、浅、深、黑）；两个都变成相反的填充（白与黑互换，浅与深互换）
changes-size = 两个图形交换大小；其中一个或两个图形各变大一级，或各变小一级
changes-turn = 其中一个图形转动，或两个图形转动相同的角度；两个图形都在原处左右翻转，或都上下翻转
changes-dots = 圆点增加或减少一个或两个、变为两倍或一半

subject-shape = 形状
subject-fill = 填充
subject-size = 大小
subject-turn = 方向
subject-dots = 圆点数

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

becomes = { $thing }：{ $change }；所以第二行中{ $start } → { $goal }（{ $letters }）。

stays = { $thing }不变：{ $start }（{ $letters }）。

pair = { $first }{ $one }、{ $second }{ $other }

below = 下方的圆点
