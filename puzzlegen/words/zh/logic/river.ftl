vehicle-river = 船
    .on = 船上
vehicle-gorge = 缆车
    .on = 缆车上
vehicle-sea = 帆船
    .on = 帆船上
vehicle-lake = 木筏
    .on = 木筏上
vehicle-canyon = 热气球
    .on = 热气球上

rules = 戴帽子的向导要把所有乘客从左岸送到右边有旗的一岸，每次过渡都必须在{ $vehicle-on }。{ $capacity }用红色锯齿线相连的两位乘客，在向导不在时绝不能留在同一岸。每次到对岸算一次过渡。

capacity-counted = { $vehicle }上的数是除向导外最多能载的乘客数。
capacity-weighed = { $vehicle }上的牌子是所载乘客总重的上限，向导的体重不计。
capacity-unknown = { $vehicle }所载乘客的总重有一个上限，向导的体重不计。

ask-fewest = 全部到达右岸，最少要过渡几次？
ask-first = 要用最少的次数让全部过去。第一次过渡可以载哪些乘客？
ask-carries = 用最少的次数让全部过去。往返都计数，第 { $crossing } 次过渡可以载哪些乘客？
ask-plan = 下面哪个方案能把全部乘客送过去？（依次列出每次过渡所载的乘客；– 表示只有向导。）
ask-boat = 要使全部都能过去，{ $vehicle }至少要能载多少千克的乘客？

why-fewest = 不能把锯齿线相连的留下，所以第 1 次至少要载以下乘客：{ $first }。此后无论怎样走，第 { $numbers } 次过渡之后，左岸至少还剩 { $staying } 位。所以至少要 { $answer } 次，这个方案正好做到：{ $plan }。
why-first = { $faults }。先载 { $answer }，{ $crossings } 次就够：{ $plan }。
why-carries = 第 { $crossing } 次载 { $answer }，{ $crossings } 次就够：{ $plan }。{ $faults }。
why-plan = { $faults }。只有 { $answer } 行得通。
why-boat = 第 1 次至少要载 { $first } 千克，否则会留下不能在一起的；但这还不够。比 { $answer } 千克轻的载重中最大的是 { $less } 千克，而用它无论怎样走，左岸总有剩下的。能载 { $answer } 千克时，这个方案可行：{ $plan }。

left = { $letter } 在第 { $number } 次把 { $a } 和 { $b } 留在一起

heavy = { $letter } 第 { $number } 次要载 { $weight } 千克

longer = 第 { $crossing } 次载 { $letter } 至少共需 { $number } 次

stands = { $number } 号{ $name }{ $weight }

weighs = （{ $weight } 千克）

waiting = 左岸的乘客

sign = 载具上的牌子

zigzags = 红色锯齿线相连的

pair = { $a } 和 { $b }

never = 第 { $crossing } 次凡是能载 { $letter } 时，都会留下不能在一起的

or = 或

many = { $count } 组乘客之一
