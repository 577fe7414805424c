piece-marbles = 弹珠
    .measure = 颗
piece-pegs = 木钉
    .measure = 根
piece-frogs = 青蛙
    .measure = 只
piece-counters = 棋子
    .measure = 枚

hole-marbles = 凹坑
hole-pegs = 孔
hole-frogs = 荷叶
hole-counters = 圆点

rules = { $one }可以沿画出的线笔直跳过相邻的一{ $one-measure }{ $one }，落到紧接其后的{ $hole }上，前提是该{ $hole }为空；被跳过的{ $one }随即拿走。除此之外没有别的走法。

numbers = 每{ $one-measure }{ $one }无论跳到哪里，编号都不变。

single = 可以跳到最后只剩一{ $one-measure }{ $one }。

ask-fewest = 最后最少能剩下几{ $one-measure }{ $one }？
ask-first = 下列第一跳中，哪一跳之后仍能做到？这里“5 越过 3”表示 5 号{ $one }跳过 3 号{ $one }。
ask-mover = 无论用哪种办法做到，第一跳都必须由同一{ $one-measure }{ $one }来跳。它的编号是多少？
ask-mover_box = 无论用哪种办法做到，第一跳都必须由同一{ $one-measure }{ $one }来跳。是哪一{ $one-measure }？方框框住该{ $one }。
ask-last = 无论用哪种办法做到，剩下的总是同一{ $one-measure }{ $one }。它的编号是多少？
ask-good = 现在可以跳的各种跳法中，有几种跳完后仍能最终只剩一{ $one-measure }{ $one }？同一{ $one-measure }{ $one }朝不同方向的跳法分别计算。
ask-untaken = 恰有一{ $one-measure }{ $one }无论怎么跳都不可能被拿走。是哪一{ $one-measure }？方框框住该{ $one }。
ask-solvable = 四个棋盘中，只有一个能跳到最后只剩一{ $one-measure }{ $one }。是哪一个？
ask-reach = A 到 D 的棋盘上{ $one }不标编号。其中哪一个棋盘可以由大棋盘跳出来？

way = { $way }（{ $over }）

read = “{ $a } 越过 { $b }”表示 { $a } 号{ $one }跳过 { $b } 号{ $one }

over = { $one } 越过 { $other }

after = { $jump }（{ $left }）

failing = 其他第一跳之后至少还剩（括号内）：{ $failing }。

why-fewest = 这样跳剩 { $answer } { $one-measure }：{ $way }。逐一试各种第一跳及其后的所有跳法，括号内是最少能剩下的数目：{ $firsts }。所以最少是 { $answer } { $one-measure }。
why-one = 这样跳只剩一{ $one-measure }{ $one }：{ $way }。不可能更少。
why-first = 只剩一{ $one-measure }的一种办法：{ $way }。{ $failing }所求的跳法是 { $jump }，即选项 { $answer }。
why-mover = 只剩一{ $one-measure }的一种办法：{ $way }。{ $failing }所以必须由 { $answer } 号{ $one }先跳。
why-last = 只剩一{ $one-measure }的一种办法：{ $way }。{ $failing }能成功的各种跳法，最后留在盘上的都是 { $answer } 号{ $one }。
why-good = 逐一试各种第一跳及其后的所有跳法，括号内是最少能剩下的数目：{ $firsts }。其中 { $answer } 种可以只剩一{ $one-measure }；一种办法是 { $way }。
why-untaken = 其余各{ $one-measure }都能被跳过，即下列各串跳法的最后一跳：{ $takes }（{ $over }）。无论按什么顺序跳，{ $answer } 号{ $one }都不会被跳过，所以一直留在盘上。
why-solvable = 棋盘 { $answer } 上这样跳就只剩一{ $one-measure }：{ $way }。其余棋盘试遍所有跳法：{ $failing }。
why-reach = 棋盘 { $answer } 由下列跳法得到：{ $way }。其余三个无论按什么顺序跳都得不到。

board-left = { $letter } 至少剩 { $left } { $one-measure }

shown = 棋盘（数字是{ $one }，“.”是空的{ $hole }，“A”到“D”是标有字母的空{ $hole }）：

all-shown = 棋盘 A 到 D（数字或“o”是{ $one }，“.”是空的{ $hole }）：

square = 每个{ $hole }与同行、同列相邻的{ $hole }之间有线相连。

slanted = 每一行与下一行错开半步；每个{ $hole }与同行相邻的{ $hole }、以及上一行和下一行中最近的两个{ $hole }之间有线相连。
