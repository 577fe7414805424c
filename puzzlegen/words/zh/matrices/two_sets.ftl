meant-dots = 实心点
meant-pieces = 互不相连的部分（点不算）
meant-areas = 封闭区域（被分开的区域按各部分计）
meant-straight-lines = 直线段（每条按全长算一条；转为曲线处即止）
meant-curved-lines = 曲线（一个圆、一条波浪线或螺旋线算一条；遇到拐角即止）
meant-ends = 线的自由端点
meant-corners = 拐角（恰好两个线端成角度相接）
meant-junctions = 交点（线条相交、分叉、相切或至少三个线端相接的点）
meant-right-angles = 相邻直线所成的直角

dots = 点
    .measured = 个点
pieces = 部分
    .measured = 个部分
areas = 封闭区域
    .measured = 个封闭区域
straight-lines = 直线段
    .measured = 条直线段
curved-lines = 曲线
    .measured = 条曲线
ends = 自由端点
    .measured = 个自由端点
corners = 拐角
    .measured = 个拐角
junctions = 交点
    .measured = 个交点
right-angles = 直角
    .measured = 个直角

counted = { $number } { $what-measured }

setting = 每个图形中只数下列各项：{ $counts }。

manner = 方框 I 的所有图形都相同的数目，在方框 II 的所有图形中也都相同（两个方框的数不一定相等）；方框 I 的图形两两不同的数目，在方框 II 的图形中也两两不同。

leave = 从方框 II 中拿走 A 到 D 中的一个图形后，上述规律成立。

fit = 如果一个图形在某方框所有图形都相同的每一项数目上都与它们一致，就说它适合这个方框。

ask-complete = 哪个选项能补全方框 II？
ask-intruder = 应从方框 II 中拿走哪个图形？
ask-both = 哪个选项同时适合两个方框？
ask-neither = 哪个选项对两个方框都不适合？
ask-first = 哪个选项适合方框 I，但不适合方框 II？
ask-second = 哪个选项适合方框 II，但不适合方框 I？
ask-count = 图形 1 到 { $last } 中，有多少个恰好适合两个方框中的一个？

short-complete = 方框 I 的图形在哪些方面都相同，在哪些方面各不相同？方框 II 也是如此。
short-both = 如果图形具有某方框所有图形的共同特征，就说它适合这个方框。

same = 方框 I 的图形都有 { $some }，所以方框 II 的图形在这一项上也都相同。

differ = 方框 I 中{ $name }的数目为 { $numbers }，各不相同，方框 II 也应如此。

shown = 那里已有 { $shown }；A 到 D 为 { $offered }，排除 { $wrong }。

clash = A 到 D 为 { $offered }，所以拿走的不是 { $wrong }，否则会留下两个相同的数目。

only-complete = 只剩下 { $answer }。
only-intruder = 拿走 { $answer } 后，方框 II 符合要求。

shared = 方框 { $box } 的每个图形都有 { $counts }。

order = 依次数{ $counts }：

judged = { $name }：{ $numbers }（{ $verdict }）。

both = 适合两个方框
neither = 都不适合
only-first = 只适合 I
only-second = 只适合 II

and = 和{ " " }

total = 其中 { $number } 个恰好适合一个方框。

so = 所以选 { $answer }。

box = 方框 { $box }，图形 { $number }

figure = 图形 { $number }

missing = 方框 II 中缺一个图形（问号）。

crowded = 方框 II 中有图形 A 到 D：
