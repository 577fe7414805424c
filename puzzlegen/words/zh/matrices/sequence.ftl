setting = { $subject }可能各自在小图之间遵循一条规律：保持不变；按相等的步长变化（{ $scales }）；每{ $cycles }小图重复一次{ $growing }{ $more }。不遵循任何规律的特征不必考虑。

subjects-one = 图形的{ $attributes }
subjects-places = 每个部位的图形，其{ $attributes }
subjects-walkers = 每个图形（以形状辨认）的{ $attributes }

growing-turning-walking = ；转动或走动的步长每次增加一
growing-turning = ；转动的步长每次增加一
growing-walking = ；走动的步长每次增加一

around = ；沿圆环以相等的步长走动
across = ；以相等的步长沿边缘走动，或每次向八个方向之一移动一格、移出一侧后从另一侧回来（增大的步长只指沿边缘走动）

goes = { $thing }：{ $rule }：{ $values }，所以下一个是{ $value }（{ $letters }）。

stays = { $thing }：保持{ $value }不变（{ $letters }）。

each-time = 每次{ $step }

in-turn = { $count ->
    [2] 两种
   *[other] 三种
}轮流

growing-turn-on = 依次顺时针转 { $steps }，下一次 { $step }
growing-turn-back = 依次逆时针转 { $steps }，下一次 { $step }
growing-position-on = 依次顺时针走 { $steps } 格，下一次 { $step } 格
growing-position-back = 依次逆时针走 { $steps } 格，下一次 { $step } 格

whose = { $shape }的{ $attribute }

place = 位置
