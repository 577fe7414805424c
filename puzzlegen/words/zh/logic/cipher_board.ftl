row = 行
column = 列
ring = 圈
sector = 扇区

rules = 英文单词的每个字母写成两个符号：含有该字母的任一格所在{ $row }的标牌（方形）和所在{ $column }的标牌（圆形）。{ $order }{ $turn }掉下的标牌在托盘里，可借例子放回原处。

order-rows = 先写{ $row }的符号。
order-columns = 先写{ $column }的符号。
order-open = 哪个总在前面，由例子可知。

turn = 每写完一个字母，各{ $column }的标牌{ $way }移 { $turn } { $column }，最后的转到最前；每个单词都从图中的位置开始。

to-the-right = 向右
clockwise = 顺时针

ask-read = 带底色的框里的符号是哪个单词？
ask-meant = 带底色的框里的符号是下列哪个单词？
ask-write = A 到 D 中，哪一行符号表示单词 { $word }？
ask-head = 带问号的牌位上应是哪个标牌？
ask-slip = 带底色的框里的单词 { $word } 中，某个字母下面的符号不对。框出该字母及其符号。
ask-faded = 板上有一个字母被弄污了。它是哪个字母？

counted = （圈从里往外数，扇区从缺口起顺时针数。）

otherwise = 假设先写{ $line }的符号。

nowhere = 若先写{ $last }的符号，{ $word } 的第 { $number } 个字母 { $letter } 需要{ $row }标牌{ $one }、{ $column }标牌{ $other }，却没有这样的格子。所以先写{ $line }的符号。
then-nowhere = 这样，{ $word } 的第 { $number } 个字母 { $letter } 需要{ $row }标牌{ $one }、{ $column }标牌{ $other }，却没有这样的格子。所以先写{ $line }的符号。

by-trying = 若先写{ $other }的符号，无论怎样选格，迟早总有例子中的某个字母无格可放。所以先写{ $line }的符号。

sure = { $word } 的第 { $number } 个字母 { $letter } 只能在第 { $y } { $row }第 { $x } { $column }：

tried = { $word } 的第 { $number } 个字母 { $letter } 有 { $cells } 格可放，但除第 { $y } { $row }第 { $x } { $column }外，放在别处迟早会使另一个字母无格可放：

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
