above = 每幅图画出一个机械零件，从高出水平面 { $elevation }° 的方向看去。各图之间，零件只绕竖直轴转动，转角是 { $step }° 的倍数。
mirrored = 镜像算作不同的零件。

ask-same = A 到 D 中哪一个是框中的零件转动后的样子？
ask-odd_one_out = A 到 D 中有三个是同一个零件，只是转动过。哪一个是不同的零件？

short-same = A 到 D 中哪一个是框中的零件绕竖直轴转动（不翻成镜像）后的样子？
short-odd_one_out = 只绕竖直轴转动（不翻成镜像），有三个零件相同。哪一个不同？

right = 从上方看，框中的零件{ $turned }，就成为 { $answer }。
other = 其余三个是同一个零件，只有 { $answer } 怎样转动也不能变成它。
other-mirror = 其余三个是同一个零件，{ $answer } 是它的镜像。
mirror = { $letter } 是镜像。
lacks = 把 { $letter } { $turned }，在{ $first }{ $where }看得见表面的地方，它什么也没有。
has = 把 { $letter } { $turned }，在{ $first }{ $where }，它有一个表面挡在所见的一切之前。
framed = 框中的图
unturned = 转 0°
anticlockwise = 逆时针转 { $turn }°
clockwise = 顺时针转 { $turn }°

low-left = 左下方
low-middle = 下方
low-right = 右下方
level-left = 左侧
level-middle = 中间
level-right = 右侧
high-left = 左上方
high-middle = 上方
high-right = 右上方

notation = 各图用可见的棱和轮廓线来描述：每条线依次经过若干点，坐标以毫米计，从图的中心向右、向上。
framed-picture = 框中的图
