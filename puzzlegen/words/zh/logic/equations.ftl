rules-things = 每种东西代表一个从 1 到 { $most } 的整数。样子相同的东西代表同一个数；不同的东西也可以代表同一个数。每行先乘后加减。
rules-magic = 每个字母代表一个数。每条直线上各数之和都相等。
rules-wall-sum = 每个字母代表一个数。每块砖上的数等于它下面所压的两块砖上的数之和。
rules-wall-product = 每个字母代表一个正数。每块砖上的数等于它下面所压的两块砖上的数之积。

any = 这些数也可以是负数或分数。

ask-value-things = 这种东西代表哪个数：{ $thing }？
ask-cannot-things = 对这种东西来说，四个数中有三个是可能的：{ $thing }。哪一个不可能？
ask-knowable-things = 标有 A 到 D 的东西中，只有一种所代表的数能确切算出。是哪一种？
ask-value = X 代表哪个数？
ask-knowable = A 到 D 中只有一个能确切算出。是哪一个？
ask-superfluous = 标有 A 到 D 的四个数中，有一个即使被遮住，也能由图中其余各数算出。是哪一个？

row = 第 { $number } 行
line = 直线 { $number }
courses = 各层砖，从上到下
marked = { $number }（标有 { $letter }）

lead-things = 每次看一行，并用上已经知道的一切。
narrowed = 第 { $row } 行：{ $thing } = { $numbers }。
possible = 但（{ $things }）可以是{ $ways }。
so = 所以答案是 { $answer }。

lead-magic = 两条直线去掉共有的圆圈后，两边之和仍相等。
lead-sum = 设每条直线之和为 S。
call = 设 { $letter } 为 n。
put = 所以 { $letter } = { $form } = { $value }。
step = { $equation }，所以 { $letter } = { $form }。
cover = 遮住 { $letter }。
needed = 其他标有字母的数都给出了别处没有的信息。
open = { $letter } 可以是 { $one }，也可以是 { $other }。
