rules-equation = 这个火柴算式中每个数字有七个槽位，每个 + 或 - 有两个；半透明的长条是空槽位。数字只认卡片上的摆法。等号保持不变。最后每个位置都必须是一个数字、+ 或 -，多位数不能以 0 开头。
rules-word = 每个位置有七个槽位，火柴放在槽位里。卡片上是所有算数的字母，每个字母只有这一种摆法，下面是它的名称。
rules-squares = 火柴摆成了一个图形。各种大小的正方形都算，互相重叠或包含的也算。只要四条边上的火柴齐全，就是一个正方形；里面有没有火柴都没关系。

ask-move = 把恰好{ $count ->
    [1] 一根
   *[other] { " " }{ $count } 根
}火柴移到图中空着的槽位，使等式成立。这时的等式是什么？
ask-remove = 拿走恰好{ $count ->
    [1] 一根
   *[other] { " " }{ $count } 根
}火柴，使剩下的是一个成立的等式。这时的等式是什么？
ask-add = 在图中空着的槽位添上恰好{ $count ->
    [1] 一根
   *[other] { " " }{ $count } 根
}火柴，使等式成立。这时的等式是什么？
ask-moved = 把一根火柴移到一个空槽位，等式就成立。应该移动哪一根火柴？
ask-moved_box = 把一根火柴移到一个空槽位，等式就成立。应移动哪根火柴？框出这根火柴，不含影子。
ask-word = 拿走恰好{ $count ->
    [1] 一根
   *[other] { " " }{ $count } 根
}火柴，使每个位置仍是卡片上的一个字母，并且从左到右拼成一个常见的英语单词。是哪个单词？
ask-squares = 图中一共有多少个正方形？
ask-left = 把红头火柴全部拿走，还剩下多少个正方形？
ask-colour = 把某一种颜色的火柴头的火柴全部拿走后，恰好剩下 { $left } 个正方形。是哪一种颜色？

head = { $hue }火柴头的那根

slot-a = 顶部
slot-b = 右上
slot-c = 右下
slot-d = 底部
slot-e = 左下
slot-f = 左上
slot-g = 中间
slot-h = 横放
slot-v = 竖放

coloured = { $hue }头的火柴

plain = 其他火柴

corner = 交点

reads = 图中的算式是 { $reading }。
reads-unclear = 图中的算式是 { $reading }，其中 ? 不是数字。

where-digit = 第 { $number } 个数的第 { $place } 位
where-number = 第 { $number } 个数
where-operator = 第 { $number } 个运算符
where-letter = 第 { $place } 个位置

at = 第 { $place } 个符号{ $slot }

and = 、

becomes = { $where }{ $changes }，变成 { $sign }

taken = { $count ->
   *[other] 拿走{ $slots }
}

put = { $count ->
   *[other] 摆上{ $slots }
}

so-equation = { $changes }。这样 { $result } 成立。
so-word = { $changes }。剩下的拼成 { $result }。
so-squares = 按左上角所在的行从上到下数：{ $sizes }。合计：{ $sum }。
so-left = 拿走红头火柴后，按左上角所在的行从上到下数：{ $sizes }。合计：{ $sum }。
so-colour = 分别拿走各色火柴后剩下的正方形：{ $each }。所以是{ $hue }。

sized = 边长 { $side }：{ $sum }

figure = 图形
characters = 每个符号的火柴，按槽位
character = 第 { $number } 个符号
card = 卡片
heads = 彩色火柴头

equals-sign = 等号
