sheet = 图纸用第一角投影法表示一个零件：俯视图在主视图下方，仰视图在上方，左视图在右边，右视图在左边。各视图比例相同。
lines = 实线是可见的棱和轮廓线，虚线是被遮住的，点划线是中心线；光滑相接的表面之间不画线。

ask = A 到 D 中哪一个是缺少的{ $side }？

short = 问号处缺少零件的一个视图。是 A 到 D 中的哪一个？

side-front = 主视图
side-left = 左视图
side-right = 右视图
side-top = 俯视图
side-bottom = 仰视图
side-rear = 后视图

principle = 一个视图中的直棱，在共有这一方向的每个视图中都在同一位置：那里必有线条开始、结束或转折。
offered = { $letter } { $place }有一条线，而{ $side }在那里什么也没有。
given = { $side }{ $place }有一条线，而 { $letter } 在那里什么也没有。
left-over = 只有 { $answer } 处处与图纸相符。

at-x = 在从左起宽度的 { $share } % 处
at-y = 在从前起深度的 { $share } % 处
at-z = 在高度的 { $share } % 处

notation = 视图以毫米为单位，从左下角起向右、向上计：线段给出两端，圆和圆弧给出圆心和半径，圆弧按逆时针方向从一个角度到另一个角度。
view-front = 主视图
view-left = 左视图
view-right = 右视图
view-top = 俯视图
view-bottom = 仰视图
view-rear = 后视图
missing = 缺少{ $side }。
size = 宽 { $width }，高 { $height }
full = 实线：{ $what }
dashed = 虚线：{ $what }
circle = 圆 { $at } 半径 { $radius }
arc = 圆弧 { $at } 半径 { $radius }，{ $start }° 到 { $end }°
curve = 曲线 { $points }
