rules = 把这{ $thing-of }{ $thing }沿画出的线切成{ $count ->
    [0] 若干块
   *[other] { " " }{ $count } 块
}，各块形状和大小都相同，不能有剩余。每一块的{ $cell }都由整条公共边连成一片。{ $same }

same-turned-over = 各块可以旋转、也可以翻面来比较。
same-turned = 各块可以旋转来比较，但不能翻面。

one-each = 每一块上恰好有一{ $topping-of }{ $topping }。这样的切法只有一种。

equal = 每一块上的{ $topping }一样多，位置不限。
equal-both = 每一块上的{ $topping }一样多，{ $second }也一样多，位置不限。

ask-shape = A 到 D 中只有一种形状可以作为各块的形状。是哪一种？
ask-fits = 逐一考虑 P 到 T 五种形状：其中有几种可以作为各块的形状？
ask-mate = 标有五角星的{ $cell }与哪一{ $topping-of }{ $topping }在同一块上？回答这{ $topping-of }{ $topping }上的数。
ask-cell = 标有字母的{ $cell }中，哪一个与 { $number } 号{ $topping }在同一块上？
ask-piece_box = 框出 { $number } 号{ $topping }所在那一块的每个{ $cell }，包括{ $topping }所在的那一个。
ask-cuts = { $thing }内部每两个相邻{ $cell }之间有一条短线。一共要切开几条短线？
ask-most = 每人分得一块。这{ $thing-of }{ $thing }最多可以分给几个人？

so-shape = 所以各块的形状是 { $answer }。
so-fits = 所以有 { $answer } 种形状可行。
so-mate = 标有五角星的{ $cell }在 { $answer } 号{ $topping }的那一块上。
so-cell = 在 { $number } 号{ $topping }那一块上的{ $cell }是 { $answer }。
so-piece_box = 写有 { $number } 的{ $cell }就是 { $number } 号{ $topping }所在的那一块。
so-cuts = 编号不同的相邻{ $cell }之间共有 { $answer } 条短线，它们都要切开。

figure-square = { $thing }，由{ $cell }组成，逐行写出：
figure-triangle = { $thing }，由{ $cell }组成，逐行写出。行号加列号（都从 1 数起）为偶数处的{ $cell }尖朝上，其余尖朝下。每个{ $cell }与同行左右相邻者有公共边；尖朝上的还与正下方的、尖朝下的还与正上方的有公共边。
figure-round = { $thing }：下面每一行是一圈，从最内圈开始，由正上方起顺时针写出，最后一个与第一个相邻；上下对应的{ $cell }在相邻两圈中彼此相接。

bare = 空的{ $cell }

no-cell = 图形之外

has = 有{ $what }的{ $cell }

starred = 标有五角星的{ $cell }

numbered = 数字表示有该编号{ $topping }的{ $cell }，字母表示标有该字母的{ $cell }。

turned-so = 各形状（按画出的方向）：

thing-cake = 蛋糕
    .of = 块
thing-chocolate = 巧克力
    .of = 块
thing-garden = 花园
    .of = 座
thing-quilt = 拼布
    .of = 块
thing-ring = 环形蛋糕
    .of = 个

topping-cake = 樱桃
    .of = 颗
topping-chocolate = 坚果
    .of = 颗
topping-garden = 树
    .of = 棵
topping-quilt = 纽扣
    .of = 颗
topping-ring = 樱桃
    .of = 颗

second-cake = 薄荷叶
    .of = 片
second-chocolate = 葡萄干
    .of = 颗
second-garden = 花
    .of = 朵
second-quilt = 星星
    .of = 颗
second-ring = 薄荷叶
    .of = 片

cell-square = 小方格
cell-triangle = 小三角形
cell-round = 小格
