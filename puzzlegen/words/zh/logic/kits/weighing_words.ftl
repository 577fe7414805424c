nouns-coins-1 = 硬币
nouns-coins-2 = 枚硬币
nouns-sacks-1 = 麻袋
nouns-sacks-2 = 个麻袋
nouns-crystals-1 = 晶体
nouns-crystals-2 = 块晶体

faulty-heavy = 其中恰有一{ $one }是次品：它比其余的每一{ $one }略重。
faulty-light = 其中恰有一{ $one }是次品：它比其余的每一{ $one }略轻。
faulty-either = 其中恰有一{ $one }是次品：它比其余的每一{ $one }略重或略轻，事先不知道是哪一种。
faulty-both_heavy = 其中恰有两{ $one }是次品：这两{ $one }都比正品略重，而且彼此一样重。
faulty-both_light = 其中恰有两{ $one }是次品：这两{ $one }都比正品略轻，而且彼此一样重。
faulty-opposite = 其中恰有两{ $one }是次品：一{ $one }比正品略重，另一{ $one }比正品轻同样多。

rules = 共有 { $count } { $nouns }，从 1 开始编号。{ $faulty }正品都一样重。带编号的天平是称量的记录：低的一边更重，两边一样高则一样重。

slip = 不过，带编号的天平中恰有一架画错了：盘里的东西没有画错，但那次称量的真实结果（左低、右低或持平）与所画的不同。

ask-which-1 = 次品{ $noun }是几号？
ask-which-2 = 两{ $one }次品{ $noun }各是几号？
ask-which_choice-1 = 哪一{ $one }{ $noun }是次品？
ask-which_choice-2 = 哪两{ $one }{ $noun }是次品？
ask-which_boxes-1 = 哪一{ $one }{ $noun }是次品？（在最下面一行中框出它。）
ask-which_boxes-2 = 哪两{ $one }{ $noun }是次品？（在最下面一行中框出它们。）
ask-sign-1 = 关于次品{ $noun }，可以确定什么？
ask-suspects-1 = 根据记录，还有多少{ $nouns }可能是次品？
ask-normal-1 = 根据记录，有多少{ $nouns }肯定是正品？
ask-suspect_boxes-1 = 根据记录，哪些{ $noun }仍可能是次品？（在最下面一行中逐一框出。）
ask-next-1 = 还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪一{ $one }是次品？
ask-next-2 = 还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪两{ $one }是次品？
ask-predict-1 = 带问号的天平还锁着。松开后会怎样？
ask-idle-1 = 有一次称量是多余的：只看其余的天平，就已经能知道哪一{ $one }{ $noun }是次品。多余的是第几架天平？
ask-idle-2 = 有一次称量是多余的：只看其余的天平，就已经能知道哪两{ $one }{ $noun }是次品。多余的是第几架天平？
ask-slip-1 = 画错的是第几架天平？
ask-fewest-1 = 最少还要再称几次，才能无论结果如何都保证找出次品{ $noun }？（每次任取两组同样多的{ $noun }作比较，可以根据前面的结果来安排；不必弄清次品是重还是轻。）
ask-idle_box-1 = 有一次称量是多余的：只看其余的天平，就已经能知道哪一{ $one }{ $noun }是次品。是哪一次？（框出那架天平的整个画框。）
ask-idle_box-2 = 有一次称量是多余的：只看其余的天平，就已经能知道哪两{ $one }{ $noun }是次品。是哪一次？（框出那架天平的整个画框。）
ask-slip_box-1 = 哪一架天平画错了？（框出它的整个画框。）

weights-either = 哪一{ $one }{ $noun }是次品，它偏重还是偏轻？
weights-opposite = 偏重的次品和偏轻的次品各是哪一{ $one }？
