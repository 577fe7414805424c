angles = 方向从正立起按顺时针计算。

rest = 其他方面各选项都相同。

and = 、

arrow = { " " }→{ " " }

letters = { " " }和{ " " }

degrees = { $degrees }°

pointing = { $degrees }°（指向{ $direction }）

steps-shape-1 = 多一个角
steps-shape-2 = 少一个角
steps-size-1 = 大一级
steps-size-2 = 小一级
steps-fill-1 = 深一级
steps-fill-2 = 浅一级
steps-number-1 = 多一个
steps-number-2 = 少一个

leaps-size-1 = 大 { $count } 级
leaps-size-2 = 小 { $count } 级
leaps-number-1 = 多 { $count } 个
leaps-number-2 = 少 { $count } 个

clockwise-1 = 顺时针
clockwise-2 = 逆时针

turn = { $sense }转 { $degrees }°

half-turn = 转 180°

around = { $sense }走 { $count } 格

place = { "" }

several-places = { "" }

shifted-1-0 = 向下一格
shifted-1-0-2 = 向上一格
shifted-0-1 = 向右一格
shifted-0--1 = 向左一格
shifted-1-1 = 向右下一格
shifted-1--1 = 向左下一格
shifted-1-1-2 = 向右上一格
shifted-1--1-2 = 向左上一格

scales-shape = 角的个数
scales-size = 大小
scales-fill = 深浅
scales-number = 数量
scales-turn = 方向

or = 或
