row = 行
column = 列
ring = 圈
sector = 扇区

rules = 英文单词用这块板逐个字母加密：两个符号指出写有该字母的一格，即它所在{ $row }的标牌（方形）和所在{ $column }的标牌（圆形）。{ $order }若几个格子里有同一个字母，用哪一格都可以。{ $turn }掉下的标牌放在板下方，各属于一个形状相同的空牌位。例子中，符号写在字母下面。

order-rows = 先写{ $row }的符号。
order-columns = 先写{ $column }的符号。
order-open = 哪个在前需要你自己找出；始终一样。

turn = 每写完一个字母，所有{ $column }的标牌都{ $way }移 { $turn } { $column }，最后的转到最前；每个单词都从图中的位置开始。

to-the-right = 向右
clockwise = 顺时针

ask-read = 带底色的框里的符号是哪个单词？
ask-meant = 带底色的框里的符号是下列哪个单词？
ask-write = A 到 D 中，哪一行符号表示单词 { $word }？
ask-head = 带问号的牌位上应是哪个标牌？
ask-slip = 带底色的框里的单词 { $word } 中，某个字母下面的两个符号不对。框出该字母及其两个符号。
ask-faded = 板上有一个字母被弄污了。它是哪个字母？

counted = （圈从里往外数，扇区从缺口起顺时针数。）

otherwise = 假设先写{ $line }的符号。

nowhere = { $word } 的第 { $number } 个字母 { $letter } 需要{ $row }标牌{ $one }、{ $column }标牌{ $other }，却没有这样的格子。所以先写{ $line }的符号。
then-nowhere = 这样，{ $word } 的第 { $number } 个字母 { $letter } 需要{ $row }标牌{ $one }、{ $column }标牌{ $other }，却没有这样的格子。所以先写{ $line }的符号。

by-trying = 若先写{ $other }的符号，例子中的字母无论怎样放到格子上都行不通。所以先写{ $line }的符号。

sure = { $word } 的第 { $number } 个字母 { $letter } 只能在第 { $y } { $row }第 { $x } { $column }：

tried = { $word } 的第 { $number } 个字母 { $letter } 可在 { $cells } 格；逐一试过，只有第 { $y } { $row }第 { $x } { $column }与例子完全相合：

heads = 第 { $y } { $row }是{ $one }，第 { $slot } { $column }是{ $other }。

moved = 第 { $y } { $row }是{ $one }，而{ $other }是从第 { $slot } { $column }移来的。

last = { $line }标牌只剩{ $one }，属于第 { $number } { $line }。
more = 另有 { $count } 个字母照此放入。

cells = 于是这些符号是 { $cells }，即 { $answer }。

first-cell = { $letter }（第 { $y } { $row }第 { $x } { $column }）

cell = { $letter }（{ $y }，{ $x }）

ends-write = 于是各行符号是 { $spelled }，所以 { $answer } 是 { $word }。
ends-head = 所以带问号的牌位上是{ $sign }，即 { $answer }。
ends-slip = 在 { $word } 中，第 { $number } 个字母下面的符号是第 { $y } { $row }第 { $x } { $column }的 { $meant }，而不是 { $letter }。
ends-faded = 弄污的那一格的标牌是{ $one }和{ $other }，它们写在 { $word } 的第 { $number } 个字母下面，即 { $answer }。

missing = 缺

asked = 问号

told-dial = 字母，每{ $row }一行，从里到外；{ $column }从缺口起顺时针
told-board = 字母，每{ $row }一行，从上到下；{ $column }从左到右
told-smudged = 点表示弄污的字母。
told-heads = 各{ $line }的标牌
told-loose = 掉下的{ $line }标牌
told-example = 例 { $number }
told-shaded = 带底色的框

told = { $letter } { $pair }
