named = { $names }。
named-first = { $number } 是{ $side }
named-next = { $number } 是{ $side }

side-front = 主视图
side-left = 左视图
side-right = 右视图
side-top = 俯视图
side-bottom = 仰视图
side-rear = 后视图

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

size = 宽 { $width }，高 { $height }
full = 实线：{ $what }
dashed = 虚线：{ $what }
axes = 轴线：{ $what }
circle = 圆 { $at } 半径 { $radius }
arc = 圆弧 { $at } 半径 { $radius }，{ $start }° 到 { $end }°
curve = 曲线 { $points }
