noun-coins = 硬币
    .one = 枚
    .many = 枚硬币
noun-sacks = 麻袋
    .one = 个
    .many = 个麻袋
noun-crystals = 晶体
    .one = 块
    .many = 块晶体

faulty-heavy = 其中恰有一{ $noun-one }是次品：它比其余的每一{ $noun-one }略重。
faulty-light = 其中恰有一{ $noun-one }是次品：它比其余的每一{ $noun-one }略轻。
faulty-either = 其中恰有一{ $noun-one }是次品：它比其余的每一{ $noun-one }略重或略轻。
faulty-both_heavy = 其中恰有两{ $noun-one }是次品：这两{ $noun-one }都比正品略重，而且彼此一样重。
faulty-both_light = 其中恰有两{ $noun-one }是次品：这两{ $noun-one }都比正品略轻，而且彼此一样重。
faulty-opposite = 其中恰有两{ $noun-one }是次品：一{ $noun-one }比正品略重，另一{ $noun-one }比正品轻同样多。

rules = 共有 { $count } { $noun-many }，从 1 开始编号。{ $faulty }正品都一样重。带编号的天平是称量的记录：低的一边更重，两边一样高则一样重。

slip = 不过，带编号的天平中恰有一架画错了：盘里的东西没有画错，但那次称量的真实结果与所画的不同。

ask-which = { $faults ->
    [1] 次品{ $noun }是几号？
   *[2] 两{ $noun-one }次品{ $noun }各是几号？
}
ask-which_choice = { $faults ->
    [1] 哪一{ $noun-one }{ $noun }是次品？
   *[2] 哪两{ $noun-one }{ $noun }是次品？
}
ask-which_boxes = { $faults ->
    [1] 哪一{ $noun-one }{ $noun }是次品？（在最下面一行中框出它。）
   *[2] 哪两{ $noun-one }{ $noun }是次品？（在最下面一行中框出它们。）
}
ask-sign = 关于次品{ $noun }，可以确定什么？
ask-suspects = 根据记录，还有多少{ $noun-many }可能是次品？
ask-normal = 根据记录，有多少{ $noun-many }肯定是正品？
ask-suspect_boxes = 根据记录，哪些{ $noun }仍可能是次品？（在最下面一行中逐一框出。）
ask-next = { $faults ->
    [1] 还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪一{ $noun-one }是次品？
   *[2] 还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪两{ $noun-one }是次品？
}
ask-predict = 带问号的天平还锁着。松开后会怎样？
ask-idle = { $faults ->
    [1] 有一次称量是多余的：只看其余的天平，就已经能知道哪一{ $noun-one }{ $noun }是次品。多余的是第几架天平？
   *[2] 有一次称量是多余的：只看其余的天平，就已经能知道哪两{ $noun-one }{ $noun }是次品。多余的是第几架天平？
}
ask-slip = 画错的是第几架天平？
ask-fewest = 至少还要再称几次，才能保证找出次品{ $noun }？（每次可以根据以前的结果来选；不必弄清次品是重还是轻。）
ask-idle_box = { $faults ->
    [1] 有一次称量是多余的：只看其余的天平，就已经能知道哪一{ $noun-one }{ $noun }是次品。是哪一次？（框出那架天平的整个画框。）
   *[2] 有一次称量是多余的：只看其余的天平，就已经能知道哪两{ $noun-one }{ $noun }是次品。是哪一次？（框出那架天平的整个画框。）
}
ask-slip_box = 哪一架天平画错了？（框出它的整个画框。）

ask-which_choice-either = 哪一{ $noun-one }{ $noun }是次品，它偏重还是偏轻？
ask-which_choice-opposite = 偏重的次品和偏轻的次品各是哪一{ $noun-one }？

predict-left = 左盘下沉
predict-right = 右盘下沉
predict-level = 保持水平

sign-heavy = 它比其余的重
sign-light = 它比其余的轻
sign-either = 它偏重和偏轻都还有可能

tilts-left = 左盘低
tilts-right = 右盘低
tilts-level = 水平

heavier = { $number } 号，偏重

lighter = { $number } 号，偏轻

two = { $one } 号和 { $other } 号

unlike = { $one } 号偏重，{ $other } 号偏轻

pans = 左：{ $left }；右：{ $right }；{ $state }

locked = 锁着

shelf = 最下面一行：全部 { $count } { $noun-many }，编号 1 到 { $count }

low-left = 左低
low-right = 右低
low-level = 水平

leaves = 各架天平之后剩下的可能。

arrows = （↑ 表示偏重，↓ 表示偏轻。）

step = 第 { $number } 架天平（{ $tilt }）：{ $cases }。

alone = 只看第 { $number } 架天平（{ $tilt }）：{ $cases }。

many = { $count } 种情形

or = { " " }或{ " " }

lead-both_heavy = 哪一盘里的次品更多，哪一盘就低；持平则两盘里的次品一样多。
lead-both_light = 哪一盘里的次品更多，哪一盘就高；持平则两盘里的次品一样多。
lead-opposite = 两个次品在同一盘里或都没有称时，两盘持平。

against = 第 { $number } 架（{ $tilt }）却与此矛盾。
against-all = 第 { $number } 架（{ $tilt }）却与这些全都矛盾。

one-of = 所以画错的是第 { $numbers } 架。
likewise = 同理，画错的是第 { $numbers } 架。

supposed = 如果第 { $number } 架画错了：{ $cases }。

still = 采用 { $letter }，{ $cases } 的结果相同（{ $tilt }）。

needed = 去掉第 { $number } 架：{ $cases }。

aside = （比上面少一种：轻重都有可能的，其中一{ $noun-one }可以一直留在一边）

so-which = 所以答案是 { $answer }。
so-sign = 所以{ $text }，选 { $answer }。
so-suspects = 其中出现的共 { $count } { $noun-many }（{ $suspects }），所以答案是 { $answer }。
so-normal = 其中出现的共 { $count } { $noun-many }（{ $suspects }），其余都是正品，所以答案是 { $answer }。
so-suspect_boxes = 所以仍可能是次品的是 { $suspects }。
so-predict = 无论是哪一种，带问号的天平结果都一样：{ $text }。所以选 { $answer }。
so-idle = 所以第 { $number } 架天平是多余的。
so-slip = 所以画错的是第 { $number } 架天平。
so-next = 采用 { $answer } 时，无论结果如何都能确定哪些是次品，所以选 { $answer }。
so-fewest = 需要区分的情形共 { $leaves } 种{ $aside }。每称一次有三种结果，所以一次最多区分 3 种，两次 9 种，三次 27 种，答案是 { $answer }。

told-balance = 第 { $number } 架天平
told-asked = 带问号的天平
