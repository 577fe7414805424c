rules = 各图形遵循同一条规律：问号所在位置上的数由同一图形中的其他数通过加、减、乘或除得到，也可能用到一个在所有图形中都相同的固定数。同一位置在每个图形中作用相同。所有的数都是大于零的整数。如果有几条规律在所有完整图形中都成立，以最简单的一条为准：步骤最少，而且加减比乘除简单。

ask = 问号处应是哪个数？

short = 各图形中的正整数遵循同一条规律；如果有几条规律成立，以最简单的一条为准。问号处应是哪个数？

told = 每个图形中：{ $rule }。最后一个图形中：{ $shown }。缺少的数是 { $key }。

comma = ，

figure = 图形 { $number }

held = { $place } { $number }

place-apex = 顶
place-bottom = 下
place-bottom-side = 底边
place-door = 门
place-far-left = 最左
place-far-right = 最右
place-handle = 扇柄
place-knot = 结
place-left = 左
place-left-corner = 左角
place-left-side = 左边
place-left-window = 左窗
place-lower-left = 左下
place-lower-middle = 中下
place-lower-right = 右下
place-middle = 中间
place-middle-left = 中左
place-middle-right = 中右
place-overlap = 重叠处
place-right = 右
place-right-corner = 右角
place-right-side = 右边
place-right-window = 右窗
place-roof = 屋顶
place-top = 上
place-top-corner = 顶角
place-upper-left = 左上
place-upper-middle = 中上
place-upper-right = 右上
