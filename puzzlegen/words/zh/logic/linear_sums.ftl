rules-house = 这栋楼每层至少住一人。每个括线上的数是它所跨各层的总人数。
rules-market = 每种东西的价格都是整数枚硬币，至少 1 枚；样子相同的价格相同。每个算式末尾的数是该算式中的东西一共要多少枚硬币。
rules-stars = 每颗星代表一个整数，至少为 1。每条线上的数是它所连的两颗星之和。

wrong-house = 但括线上的数中恰有一个写错了。
wrong-market = 但这些数中恰有一个写错了。
wrong-stars = 但线上的数中恰有一个写错了。

value-house = { $load }一共住着多少人？
value-market = { $load }一共要多少枚硬币？
value-stars = { $load } 等于多少？

what-house = 处的总人数
what-market = 组的总价
what-stars = 个式子的值

ask-knowable = A 到 D 中只有一{ $what }能确切算出。是哪一个？
ask-unknowable = A 到 D 中有三{ $what }能确切算出。哪一个不能？
ask-superfluous = 标有 A 到 D 的四个数中，有一个即使被遮住，也能由图中其余各数算出。是哪一个？
ask-wrong = 是哪一个？（框出写着它的整块牌子，包括边框。）
ask-wrong_choice = 它是标有 A 到 D 的四个数之一。是哪一个？
ask-most = { $load }最多可能住着多少人？

floor = 第 { $low } 层

two-floors = 第 { $low }、{ $high } 层
floors = 第 { $low } 至 { $high } 层
floors-numbered = 一栋 { $count } 层的楼，楼层从下往上编号。

marked = { $sum }（标有 { $letter }）

makes = { $term } = { $total }

then = ，

cancel = 把一些和逐步相加减，直到只剩下{ $load }：{ $result }。

open = { $letter }（{ $load }）可以是 { $one }，也可以是 { $other }。

known = { $letter }（{ $load }）可以算出：{ $result }。

so = 所以答案是 { $answer }。

covered = 遮住 { $answer }（{ $load }），仍可由其余的和算出：{ $result }。其他标有字母的数，各自说明了别的数说明不了的事。

twice = { $load }的和可用两种没有公共数的方法算出：{ $one }；{ $other }。若错的是别的数，其中一种仍会与图中{ $load }的 { $sum } 矛盾；所以错的就是它。

at-most = { $terms } = { $total }。这里{ $load }算了一次，另外还算了：{ $besides }。这些楼层每次至少一人，所以{ $load }最多 { $total } − { $many } = { $number } 人。这是可能的：各层从下往上可以住 { $numbers } 人。

term = { $head }{ $sum }（{ $load }）

result = { $steps }；{ $total } ÷ { $by } = { $number }
