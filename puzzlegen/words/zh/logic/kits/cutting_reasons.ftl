pairs-triangle = 小三角形的位置写作 (行, 行内第几个)，从左上角数起。
pairs-round = 小格的位置写作 (圈, 位)：圈从内向外数，位从正上方起顺时针数，都从 1 开始。

fills = { $name } 能铺满（逐行写出各块的编号）：{ $map }。

fails = { $name } 有 { $ways } 种放法能盖住 { $here }，但没有一种能接着铺满整{ $thing-of }{ $thing }。
fails-at-once = { $name } 只有一种放法能盖住 { $here }，而它无法接着铺满整{ $thing-of }{ $thing }。

divides = 人数必须能整除 { $total } 个{ $cell }和 { $first } { $topping-of }{ $topping }。
divides-both = 人数必须能整除 { $total } 个{ $cell }、{ $first } { $topping-of }{ $topping }和 { $more } { $second-of }{ $second }。

no-piece = 分给 { $people } 人时每块 { $size } 个{ $cell }，但没有一块既含 { $here } 又恰好带有应得的那一份。

unfair = 分给 { $people } 人时每块 { $size } 个{ $cell }：含 { $here } 且份额正确的块有 { $ways } 种，但没有一种形状能重复铺满整{ $thing-of }{ $thing }。
unfair-many = 分给 { $people } 人时每块 { $size } 个{ $cell }：份额正确的块没有一种形状能重复铺满整{ $thing-of }{ $thing }。
unfair-at-once = 分给 { $people } 人时每块 { $size } 个{ $cell }：含 { $here } 且份额正确的块只有一种，而它的形状不能重复铺满整{ $thing-of }{ $thing }。

fair = 分给 { $answer } 人可行（逐行写出各块的编号）：{ $map }。

sizes = { $total } 个{ $cell }分成 { $number_of } 块，每块 { $size } 个。

forced = 在一块的大小之内、不经过别的{ $topping }，只有从 { $one } 号{ $topping }能到达 { $some }。

start-one = { $one } 号{ $topping }的那一块只有一种取法，不会让其余某处的{ $cell }与那里的{ $topping }数目不配。
start = { $one } 号{ $topping }的那一块不能使其余某处的{ $cell }与那里的{ $topping }数目不配，这样的取法有 { $ways } 种；{ $left ->
    [1] 其中只有一种的形状在其他每{ $topping-of }{ $topping }周围也放得下。
   *[other] 其中 { $left } 种的形状在其他每{ $topping-of }{ $topping }周围也放得下，而只有一种形状能铺满其余部分。
}

divided = 这是唯一的切法（逐行写出{ $topping }的编号）：{ $map }。
