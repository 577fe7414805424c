sheet = 图纸用第一角投影法表示一个零件：俯视图在主视图下方，左视图在右边，其余类推。各视图比例相同。
lines = 实线是可见的棱和轮廓线，虚线是被遮住的，点划线是轴线和中心线；光滑相接的表面之间不画线。
one-is-wrong = 除一个视图外，其余视图画的是同一个零件。

ask = A 到 D 中哪一个是缺少的{ $side }？
ask-wrong = 视图 A 到 { $last } 中，哪一个画的零件与其余视图不同？

short = 问号处缺少零件的一个视图。是 A 到 D 中的哪一个？
short-wrong = 视图 A 到 { $last } 中有一个画的是另一个零件。是哪一个？

principle = 一个视图中的直棱，在共有这一方向的每个视图中都在同一位置：那里必有线条开始、结束或转折。
offered = { $letter } { $place }有一条线，而{ $side }在那里什么也没有。
given = { $side }{ $place }有一条线，而 { $letter } 在那里什么也没有。
left-over = 只有 { $answer } 处处与图纸相符。
conflict = { $has } { $place }有一条线，而 { $lacks } 在那里什么也没有。
without = 只有去掉 { $answer }，其余视图才处处相符。

missing = 缺少{ $side }。
