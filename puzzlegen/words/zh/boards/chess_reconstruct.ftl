first = 第一张图的局面轮到{ $side }走。

follow = 接下来的走法是：{ $line }。第二张图的 A、B、C、D 中哪一个是走完之后的棋盘？
follow-briefly = 第一张图走完 { $line } 之后，是第二张图中的哪一个？

left = 左图的局面轮到{ $side }走。

one = 走一步后成为右图。走的是哪一步？

several = 双方轮流共走 { $moves } 步（{ $order }）后成为右图。其中{ $ordinal }步走的是什么？由两图只能得出一种答案。

one-briefly = 从左图到右图走的是哪一步？

several-briefly = 从左图到右图双方依次走了 { $moves } 步，其中{ $ordinal }步是什么？

ordinal-1 = 第一
ordinal-2 = 第二
ordinal-3 = 第三
ordinal-4 = 第四

only = 只有 { $line } 能从左图走到右图。

moves = { $line } 能从左图走到右图；凡是能走到的走法，{ $ordinal }步都是 { $answer }。

pair = { $move } 是 { $leaves } 上的{ $piece }走的：{ $stays } 上的{ $piece }走不到那里，而且始终没有动。{ $letters } 则相反：{ $leaves } 上有{ $piece }，{ $stays } 上没有。

first-board = 第一张图

others = 第二张图

left-board = 左图

right-board = 右图
