sheet = 图纸用第一角投影法表示一个零件：俯视图在主视图下方，左视图在右边，其余类推。各图比例相同。
cuts = 两端加粗的点划线表示剖切平面，箭头表示观看断面的方向。断面图只画切到的材料，并打上剖面线。
lines = 虚线是被遮住的棱，细点划线是轴线和中心线；光滑相接的表面之间不画线。

ask-section = A 到 D 中哪一个是断面 { $name }–{ $name }？
ask-plane = 图中打剖面线的断面是剖切平面 A 到 D 中哪一个切出来的？

short-section = 零件沿 { $name }–{ $name } 剖开。A 到 D 中哪一个是断面？
short-plane = 图中打剖面线的断面是剖切平面 A 到 D 中哪一个切出来的？

principle = 把断面的左端和下端对准剖切平面所穿过的最外侧的线。这时，平面每穿过一条线，断面轮廓在那里必有拐角或转向；断面中与视线平行的直边也都在这些线处。
section-crossed = { $letter } { $place }没有拐角，而 { $name }–{ $name } 在{ $side }中那里穿过一条线。
section-beyond = 在{ $side }中，{ $name }–{ $name } 穿过一条线，它在 { $letter } 的{ $end }之外。
section-outlined = { $letter } { $place }有一条直边，而 { $name }–{ $name } 在{ $side }中那里什么也没有穿过。
plane-crossed = 断面{ $place }没有拐角，而 { $letter } 在{ $side }中那里穿过一条线。
plane-beyond = 在{ $side }中，{ $letter } 穿过一条线，它在断面的{ $end }之外。
plane-outlined = 断面{ $place }有一条直边，而 { $letter } 在{ $side }中那里什么也没有穿过。
along-width = 在从左起宽度的 { $share } % 处
along-height = 在从下起高度的 { $share } % 处
right = 右端
upper = 上端
left-over = 只有 { $answer } 处处与视图相符。

outlines = 断面轮廓从左下角起逐个给出拐角，最后回到第一个；拐角后的角度是到下一个拐角的圆弧的角度，逆时针为正。位于奇数条轮廓之内的是材料。
bent = { $at } 圆弧 { $angle }°
plane-x = 距左端 { $at }
plane-z = 距底面 { $at }
plane = 剖切平面 { $name }–{ $name }：{ $at }，断面{ $seen ->
    [left] 从左向右
    [right] 从右向左
    [top] 从上向下
   *[bottom] 从下向上
}看。
shown = 断面（{ $seen ->
    [left] 从左向右
    [right] 从右向左
    [top] 从上向下
   *[bottom] 从下向上
}看）：{ $what }。
