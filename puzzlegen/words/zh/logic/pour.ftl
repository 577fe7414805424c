rules = { $vessel }下方的数是它装满时的升数；相邻刻度之间为一升。每倒一次，都是从一个{ $vessel }倒进另一个{ $vessel }，直到前者倒空或后者装满；每次都要倒出一些。

closed = 既不添加，也不倒掉。

tap = 用水龙头 T 把一个{ $vessel }加满，或把一个{ $vessel }全部倒进水槽 S，也各算倒一次：T → { $name } 或 { $name } → S。

ask-fewest = 要使某个{ $vessel }里恰好有 { $amount }，最少要倒几次？
ask-ends = 用最少的次数，哪个{ $vessel }里会恰好有 { $amount }？（回答它的字母。）
ask-ends_box = 用最少的次数，哪个{ $vessel }里会恰好有 { $amount }？（框出整个{ $vessel }，不含下面的文字。）
ask-first = 要用最少的次数使某个{ $vessel }里恰好有 { $amount }。下面哪一次可以作为第一次？
ask-never = 无论倒多少次，下面哪个量永远不可能是某个{ $vessel }里的水量？
ask-target = 从上排变成下排，最少要倒几次？
ask-after = 卡片上是按编号顺序进行的各次倾倒。全部完成后，各{ $vessel }里分别有多少升？
ask-blot = 卡片上是按编号顺序进行的各次倾倒，其中一张被墨渍盖住了。这样由上排变成了下排。墨渍下面是哪一次？
ask-hidden = 卡片上是按编号顺序进行的各次倾倒。全部完成后，{ $name } 里恰好有 { $amount }。被布盖住的{ $vessel }起初有多少升？

holds = { $name } 最多装 { $holds } 升，现有 { $has }
row = { $vessels }。

covered = 未知的量（被布盖住）

beside = 左边是水龙头 T，右边是水槽 S。

lower = 下排

cards = 卡片 { $number }

blot = 墨渍

step = { $pouring }（{ $filling }）

why-fewest = 试遍所有倒法，记下首次出现的量：{ $amounts }；此外没有。其中没有 { $amount }。要倒 { $answer } 次，括号内为每次之后各{ $vessel }里的量：{ $steps }。
why-target = 一种最短的倒法，括号内为每次之后各{ $vessel }里的量：{ $steps }。用更少的次数只能得到另外 { $states } 种情形（含起初的）。所以最少 { $answer } 次。
why-ends = 一种最短的倒法，括号内为每次之后各{ $vessel }里的量：{ $steps }。其他同样长的倒法，最后 { $amount }也都在同一个{ $vessel }里：{ $answer }。
why-first = 一种最短的倒法，括号内为每次之后各{ $vessel }里的量：{ $steps }。若以另外三种方式开头，{ $later }。所以选 { $answer }。
why-never = 另外三个量都能得到。{ $made }。{ $shared }无论怎样倒，只会出现这些量：{ $amounts }。所以选 { $answer }。
why-after = 逐次倒下来，括号内为每次之后各{ $vessel }里的量：{ $steps }。所以选 { $answer }。
why-blot = 墨渍下若是 { $pouring }，就得到下面一排：{ $steps }。换成别的，结果不同：{ $others }。所以选 { $answer }。
why-hidden = 若 { $covered } 起初有 0、1……直到 { $most } 升，{ $name } 里最后依次有 { $left } 升。只有起初为 { $amount }时，最后才有 { $litres } 升：{ $steps }。所以起初有 { $answer } 升。

made = { $amount }：{ $steps }

later = { $letter } 要倒 { $number } 次

not-at-all = { $letter } 永远到不了

shared = 各{ $vessel }现有的量和装满的量都是 { $divisor } 的倍数，所以永远都是它的倍数。

vessel-jugs = 水壶
vessel-clay = 陶罐
vessel-cylinders = 量筒
vessel-casks = 木桶

amount = { $litres } 升

new = { $number ->
    [0] 开始时 { $amounts }
   *[other] 倒 { $number } 次后 { $amounts }
}

leads = { $letter }：{ $filling }
