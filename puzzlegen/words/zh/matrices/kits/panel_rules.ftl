angles = 方向从正立起按顺时针计算。

rest = 其他方面各选项都相同。

and = 、

arrow = { " " }→{ " " }

letters = { " " }和{ " " }

degrees = { $degrees }°

number = { $number ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] 九
}个

# On a scale, on and back.
step-shape-on = 多一个角
step-shape-back = 少一个角
step-fill-on = 深一级
step-fill-back = 浅一级
step-size-on = { $count ->
    [1] 大一级
   *[other] 大 { $count } 级
}
step-size-back = { $count ->
    [1] 小一级
   *[other] 小 { $count } 级
}
step-number-on = { $count ->
    [1] 多一个
   *[other] 多 { $count } 个
}
step-number-back = { $count ->
    [1] 少一个
   *[other] 少 { $count } 个
}

clockwise = 顺时针
anticlockwise = 逆时针

turn = { $sense }转 { $degrees }°
half-turn = 转 180°

around = { $sense }走 { $count } 格

shift-down = 向下一格
shift-up = 向上一格
shift-right = 向右一格
shift-left = 向左一格
shift-down-right = 向右下一格
shift-down-left = 向左下一格
shift-up-right = 向右上一格
shift-up-left = 向左上一格

scale-shape = 角的个数
scale-size = 大小
scale-fill = 深浅
scale-number = 数量
scale-turn = 方向

or = 或
