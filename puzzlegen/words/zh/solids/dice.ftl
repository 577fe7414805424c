rules-marks = 图的上半部分是同一个正方体的{ $count }个视图，它的六个面上有六个不同的图案。
rules-pips = 图中是同一个骰子的{ $count }个视图。它的六个面上分别有 1 到 6 个点，每个数字恰好一次；相对两面的点数之和不一定是七。
number = { $count ->
    [2] 两
    [3] 三
   *[4] 四
}

covered = 没有画图案的面在该视图中被遮住：它上面也有图案。

hidden = 被遮住

ask-opposite-marks = A 到 D 中哪一个图案位于{ $asked }图案的对面（不论朝向）？
ask-bottom-marks = 在最左边的视图中，正方体的底面是 A 到 D 中的哪一个图案（不论朝向）？
ask-missing-marks = 在最右边的视图中，有一个面的图案用问号代替。A 到 D 各在该视图中补上了这个面。哪一个的图案和朝向都正确？
ask-opposite-pips = { $asked } 点的对面有几个点？
ask-bottom-pips = 在最左边的视图中，骰子的底面有几个点？
ask-missing-pips = 在最右边的视图中，有一个面的点用问号代替。该面有几个点？

short-opposite-marks = 各视图是同一个正方体。A 到 D 中哪一个图案位于{ $asked }图案的对面（不论朝向）？
short-bottom-marks = 各视图是同一个正方体。在最左边的视图中，底面是 A 到 D 中的哪一个图案（不论朝向）？
short-missing-marks = 各视图是同一个正方体。A 到 D 中哪一个在最右边的视图的问号处补上了正确的图案，且朝向正确？
short-opposite-pips = 各视图是同一个骰子，相对两面的点数之和不一定是七。{ $asked } 点的对面有几个点？
short-bottom-pips = 各视图是同一个骰子，相对两面的点数之和不一定是七。在最左边的视图中，底面有几个点？
short-missing-pips = 各视图是同一个骰子，相对两面的点数之和不一定是七。问号处应有几个点？

counted = 视图从左往右数。

on-top = 视图 1 中，上面是{ $mark }。

so = 所以是{ $mark }。
so-letter = 这就是 { $answer }。

view = 从左起第 { $number } 个视图

filled = 各选项在最后一个视图的问号处画有：
