tips-1 = 左盘下沉
tips-2 = 右盘下沉
tips-3 = 保持水平

signs-1 = 它比其余的重
signs-2 = 它比其余的轻
signs-3 = 它偏重和偏轻都还有可能

tilts-left = 左盘低
tilts-right = 右盘低
tilts-level = 水平

heavier = { $number } 号，偏重

lighter = { $number } 号，偏轻

two = { $one } 号和 { $other } 号

unlike = { $one } 号偏重，{ $other } 号偏轻

pans = 左：{ $left }；右：{ $right }；{ $state }

locked = 锁着

shelf = 最下面一行：全部 { $count } { $nouns }，编号 1 到 { $count }

arrows = （↑ 表示偏重，↓ 表示偏轻。）

step = 看第 { $number } 架天平（{ $tilt }），还剩 { $cases }。

alone = 只看第 { $number } 架天平（{ $tilt }），还剩 { $cases }。

many = { $count } 种可能的组合

or = { " " }或{ " " }

lead-both_heavy = 哪一盘里的次品更多，哪一盘就低；持平则两盘里的次品一样多。
lead-both_light = 哪一盘里的次品更多，哪一盘就高；持平则两盘里的次品一样多。
lead-opposite = 两个次品在同一盘里或都没有称时，两盘持平。

against-1 = 第 { $number } 架（{ $tilt }）却与此矛盾。
against-2 = 第 { $number } 架（{ $tilt }）却与这些全都矛盾。

one-of = 所以画错的是第 { $numbers } 架。

supposed = 如果第 { $number } 架画错了，其余各架还剩 { $cases }。

still = 采用 { $letter }，{ $cases } 的结果相同（{ $tilt }）。

needed = 去掉第 { $number } 架，则 { $cases } 都有可能。

aside = （比上面少一种：轻重都有可能的，其中一{ $one }可以一直留在一边）

so-which = 所以答案是 { $answer }。
so-sign = 所以{ $text }，选 { $answer }。
so-suspects = 其中出现的共 { $count } { $nouns }（{ $suspects }），所以答案是 { $answer }。
so-normal = 其中出现的共 { $count } { $nouns }（{ $suspects }），其余都是正品，所以答案是 { $answer }。
so-suspect = 所以仍可能是次品的是 { $suspects }。
so-predict = 无论是哪一种，带问号的天平结果都一样：{ $text }。所以选 { $answer }。
so-idle = 所以第 { $number } 架天平是多余的。
so-slip = 所以画错的是第 { $number } 架天平。
so-next = 只有采用 { $answer } 时它们的结果各不相同，所以选 { $answer }。
so-fewest = 需要区分的情形共 { $leaves } 种{ $aside }。每称一次有三种结果，每次在两盘里各放约三分之一，称一次可以区分 3 种，两次 9 种，三次 27 种，所以答案是 { $answer }。

ends-leaves = { $n }

describe-parts-1 = 第 { $number } 架天平
describe = 带问号的天平
