paper = 纸是半透明的：折好以后，不论墨迹在哪一层，都能看见。

vertical = 沿竖线折时，把右边部分翻到左边部分上。

horizontal = 沿横线折时，把下边部分翻到上边部分上。

last = 先沿虚线{ $folds ->
    [1] { "" }
   *[other] 按编号顺序依次
}折，再沿一条标有字母的线折。

ask-read = 沿虚线{ $folds ->
    [1] { "" }
   *[other] 按编号顺序依次
}折好以后，纸上显出的是哪个{ $what }？
ask-line = 沿 A 到 D 中的哪一条线折，纸上会显出{ $one }，而且没有多余的墨迹？
ask-which = A 到 D 中哪一张纸条沿虚线{ $folds ->
    [1] { "" }
   *[other] 按编号顺序依次
}折好以后，正好显出最上面的{ $what }？

what-number = 数
what-word = 英语单词

one-number = 一个数
one-word = 一个常见的英语单词

size = 纸条宽 { $width } 格、高 { $height } 格。位置 (x, y) 以格为单位，从左上角起向右、向下计算

folds = 虚线（按顺序）

lines = 标有字母的线

strokes = 笔画

axes-x = 竖线 x = { $at }
axes-y = 横线 y = { $at }

sign = 字样

says = 所以显出的{ $what }是 { $sign }。

stop = 。

built = 折好后，从左到右（括号内是笔画依次翻过的线）：{ $signs }。

brought = { $places }（{ $lines }）

half-top-left = 上横左半
half-top-right = 上横右半
half-middle-left = 中横左半
half-middle-right = 中横右半
half-bottom-left = 下横左半
half-bottom-right = 下横右半
half-upper-left = 左竖上半
half-lower-left = 左竖下半
half-upper-centre = 中竖上半
half-lower-centre = 中竖下半
half-upper-right = 右竖上半
half-lower-right = 右竖下半
half-rising = 斜线 /
half-falling = 斜线 \

whole-top = 上横
whole-middle = 中横
whole-bottom = 下横
whole-left = 左竖
whole-centre = 中竖
whole-right = 右竖

sought = 最后一折右边的笔画必须与左边的笔画拼成完整的一行。沿 { $letter } 线折，正好如此，例如第 { $nth } 个字 { $sign }，翻过来的是{ $brought }。其余的线不对：{ $others }；墨迹偏离正确位置的距离是其两倍。

off = { $letter } 线偏{ $side } { $cells } 格

side-left = 左
side-right = 右

nth = { $number }

spoiled-missing-extra = 第 { $nth } 个字是{ $extra }而不是{ $missing }
spoiled-missing = 第 { $nth } 个字缺少{ $missing }
spoiled-extra = 第 { $nth } 个字多出{ $extra }

note = 纸条 { $letter }

fits = 折好每张纸条，与 { $sign } 比较。{ $others }。只有纸条 { $letter } 的墨迹全部落在 { $sign } 的笔画上。
