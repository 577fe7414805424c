rules-odd_one_out = 图中有 A 到 E 五样东西。其中四样有一个共同点，而第五样没有：共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。
rules-belongs = 上面一行的三样东西有一个共同点：它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。
rules-grouping = 图中有 1 到 6 六样东西。其中三样有一个共同点，而另外三样都没有：共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。
rules-analogy = 上面一行是两对东西。第一样与第二样的关系，和第三样与缺少的那一样的关系相同。
rules-matrix = 方格的每一行都由同样三类东西各一样组成，顺序任意。同一类的东西都有一个共同点，而方格中的其他东西都没有：共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。
rules-crossed = 第 1 行的三样东西有一个共同点，第 2 行的三样东西也有一个共同点：共同点可以是它们是什么、有什么或会做什么、有什么用途、或在哪里出现。只看东西本身，不看画法。

ask-odd_one_out = 哪一样与众不同？
ask-belongs = 下面一行的 A 到 D 中，哪一样也具有这个共同点？
ask-grouping = 哪个选项把这三样与另外三样分开？
ask-analogy = 下面一行的 A 到 D 中，哪一样是缺少的？
ask-matrix = A 到 D 中，哪一样应放在空格里？
ask-crossed-both = A 到 D 中，哪一样既有第 1 行的共同点，又有第 2 行的共同点？
ask-crossed-first = A 到 D 中，哪一样有第 1 行的共同点，而没有第 2 行的共同点？
ask-crossed-second = A 到 D 中，哪一样有第 2 行的共同点，而没有第 1 行的共同点？
ask-crossed-neither = A 到 D 中，哪一样既没有第 1 行的共同点，也没有第 2 行的共同点？

short-odd_one_out = A 到 E 五样东西中，有四样具有一个共同点（与画法无关），而第五样没有。哪一样与众不同？
short-belongs = 上面一行的三样东西有一个共同点（与画法无关）。A 到 D 中，哪一样也具有这个共同点？
short-grouping = 六样东西中，有三样具有一个共同点（与画法无关），而另外三样都没有。哪个选项把这三样与另外三样分开？
short-analogy = 第一样与第二样的关系，和第三样与缺少的那一样的关系相同。A 到 D 中，哪一样是缺少的？
short-matrix = 方格的每一行都由同样三类东西各一样组成（与画法无关）。A 到 D 中，哪一样应放在空格里？
short-crossed = 两行中，每一行的三样东西都有一个共同点（与画法无关）。{ $ask }

related = { $one }{ $relation }{ $other }

stop = { $what }。

and = 和

common = { $things }：都{ $text }。

not-so = { $letter }（{ $thing }）不是这样。

only = 选项中只有 { $letter }（{ $thing }）也是这样。

only-both = 选项中只有 { $letter }（{ $thing }）两者都有。

only-first = 选项中只有 { $letter }（{ $thing }）有前者而没有后者。

only-second = 选项中只有 { $letter }（{ $thing }）有后者而没有前者。

only-neither = 选项中只有 { $letter }（{ $thing }）两者都没有。

none-of = 其余的{ $things }都不是这样。

class = 一样{ $text }（{ $things }）

each-row = 每一行中，{ $classes }。

lacks = 最后一行缺少第三种：{ $thing }。

upper = 上面一行

thing = 第 { $number } 样

row = 第 { $number } 行

proportion = { $one } : { $other } = { $third } : ？
