figure = { $size }的{ $fill }{ $shape-apart }

plain = { $fill }{ $shape-apart }

turned = 顺时针转 { $degrees }° 的{ $figure }

upright = 正立的{ $figure }

size = { $size ->
    [1] 很小
    [2] 小
    [3] 中等大小
   *[4] 大
}

fill-white = 白色
fill-light = 浅灰色
fill-dark = 深灰色
fill-black = 黑色

place-top-left = 左上
place-top-right = 右上
place-bottom-left = 左下
place-bottom-right = 右下

place-top = 上
place-right = 右
place-bottom = 下
place-left = 左
place-middle = 正中

direction-up = 上
direction-up-right = 右上
direction-right = 右
direction-down-right = 右下
direction-down = 下
direction-down-left = 左下
direction-left = 左
direction-up-left = 左上

at = { $place }——{ $figure }

panels = 第 { $row } 行第 { $number } 个小图

in-a-row = 第 { $number } 个小图

missing = （缺失，画有问号）
