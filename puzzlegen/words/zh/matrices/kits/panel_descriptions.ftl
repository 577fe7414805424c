figure = { $size }的{ $fill }{ $shape }

plain = { $fill }{ $shape }

turned = 顺时针转 { $degrees }° 的{ $figure }

upright = 正立的{ $figure }

sizes-1 = 很小
sizes-2 = 小
sizes-3 = 中等大小
sizes-4 = 大

fills-white = 白色
fills-light = 浅灰色
fills-dark = 深灰色
fills-black = 黑色

square-1 = 左上
square-2 = 右上
square-3 = 左下
square-4 = 右下

eight-1 = 上
eight-3 = 右
eight-5 = 下
eight-7 = 左

directions-1 = 上
directions-2 = 右上
directions-3 = 右
directions-4 = 右下
directions-5 = 下
directions-6 = 左下
directions-7 = 左
directions-8 = 左上

middle = 正中

places-1-1 = { "" }

at = { $place }——{ $figure }

panels = 第 { $row } 行第 { $number } 个小图

in-a-row = 第 { $number } 个小图

missing = （缺失，画有问号）
