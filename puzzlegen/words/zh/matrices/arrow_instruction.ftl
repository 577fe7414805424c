setting = 上方的小图逐行依次排列。在每个小图中，从圆形标记上的箭头出发，沿它所指的方向走到最近的一个图形。只有到达的图形才有意义：它们的{ $attributes }各自在小图之间遵循一条规律：保持不变；{ $turning }每{ $cycles }小图重复一次。
setting-chained = 上方的小图逐行依次排列。在每个小图中，从圆形标记上的箭头出发，沿它所指的方向走到最近的一个物体；如果那是另一个箭头，就从那里沿它的方向继续走，直到到达一个图形。只有到达的图形才有意义：它们的{ $attributes }各自在小图之间遵循一条规律：保持不变；{ $turning }每{ $cycles }小图重复一次。

ask = 问号处应该是哪个选项？

short-chained = 在每个小图中，从圆形标记出发，沿箭头走到所达的图形。这些图形遵循规律：问号处应该是哪个选项？
short = 在每个小图中，圆形标记上的箭头指向一个图形。这些图形遵循规律：问号处应该是哪个选项？

turning = 每次转动相同的角度，或每次多转动八分之一圈；

plain = { $fill }{ $shape }

at-angle = 朝 { $angle }° 的{ $figure }

reached = 依次到达的图形：{ $figures }。

angles = （角度从正立起按顺时针计。）

does = { $attribute }：{ $does }，接下来为{ $end }。

heads = 方向：{ $does }，接下来朝 { $angle }°。

same = 保持不变

repeats = 每 { $step } 个小图重复一次

degrees = { $angle }°

clockwise = 顺时针
anticlockwise = 逆时针

turns = 每次{ $sense }转 { $angle }°
turns-more = 依次{ $sense }转 { $before }，这次应转 { $angle }

left = 只有 { $letter } 的箭头通向{ $figure }（{ $others }）。

cells = 每个小图有 { $side } 行 { $side } 列格子，没有提到的都是空的。

arrow = 指向{ $way }的箭头

marked = 圆形标记上指向{ $way }的箭头

at = { $cell } { $what }
