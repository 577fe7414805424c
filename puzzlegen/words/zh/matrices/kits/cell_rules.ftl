places-squares = 格的位置写作 (行, 列)，从左上角数起。
places = 格的位置写作 (行, 该行中的第几个)，从上、从左数起。

and = 、

arrow = { " " }→{ " " }

space = { " " }

shift-down = 向下一行
shift-up = 向上一行
shift-right = 向右一列
shift-left = 向左一列

clockwise = 顺时针
anticlockwise = 逆时针

turn = { $sense }转 { $degrees }°

half-turn = 转 180°

axis = { $angle ->
    [0] 竖直线
    [45] 右上到左下的对角线
    [90] 水平线
    [135] 左上到右下的对角线
   *[other] 由竖直线顺时针转 { $angle }° 所得的直线
}

ring-outer = 外圈
ring-second = 第二圈
ring-third = 第三圈

in-ring = { $ring }{ $sense } { $count }

still-in-ring = { $ring }不动

along-ring = { $sense } { $count }

moves-shift = 每次{ $how }
moves-turn = 每次绕中心{ $how }
moves-mirror = 每次以{ $how }为轴翻转，所以下一个的位置与第 { $panel } 个小图相同
moves-rings = 每次沿圈前进：{ $how }
moves-quarter = 每次绕中心{ $sense }转四分之一圈

further-shift = 位置每次{ $how }
further-turn = 位置每次绕中心{ $how }
further-rings = 位置每次沿圈前进：{ $how }

toggle = 每次有 { $count }在有与无之间切换，{ $further }：最后一次是 { $last }，下一次是 { $goal }

cells = { $count } 格

return = 每 { $period } 个小图重复一次，所以下一个的位置与第 { $panel } 个小图相同

grow = { $path }每次增加 { $count } 格，下一次增加 { $goal }
shrink = { $path }每次减少 { $count } 格，下一次去掉 { $goal }

paths-rings = 沿环绕中心的圈
paths-rows = 逐行
paths-columns = 逐列

fro = { $path }来回

each = 各自移动：{ $ways }

one = { $start } 处的{ $how }到 { $goal }
one-still = { $start } 处的不动

shades = 每次改变深浅：{ $order }

in-turns = 依次为{ $order }，下一个是{ $shade }

shade-light = 浅灰
shade-dark = 深灰
shade-black = 黑
