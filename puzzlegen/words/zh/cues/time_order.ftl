name-apples = 苹果
name-books = 书堆
name-bricks = 砖堆
name-bucket = 水桶
name-cake = 蛋糕
name-candle = 蜡烛
name-fence = 栅栏
name-icicles = 冰柱
name-jug = 水壶
name-prints = 爪印
name-scarf = 围巾
name-snowman = 雪人
name-sundial = 日晷
name-sunflower = 向日葵
name-wall = 砖墙

goes-apples-rises = 苹果只会放进木箱
goes-apples-falls = 苹果只会从木箱里拿走
goes-books-rises = 书堆上的书只添不取
goes-books-falls = 书堆上的书只取不添
goes-bricks-rises = 砖堆上的砖只添不取
goes-bricks-falls = 砖堆上的砖只取不添
goes-bucket-rises = 水桶里的水只增不减
goes-bucket-falls = 水桶里的水只减不增
goes-cake-falls = 蛋糕只会一块块被吃掉
goes-candle-falls = 蜡烛只会越烧越短
goes-fence-rises = 刷了漆的栅栏木板只增不减
goes-icicles-rises = 冰柱只会变长
goes-icicles-falls = 冰柱只会变短
goes-jug-rises = 水壶里的水只增不减
goes-jug-falls = 水壶里的水只减不增
goes-prints-rises = 爪印只会增加
goes-scarf-rises = 围巾只会越织越长
goes-scarf-falls = 围巾只会被拆短
goes-snowman-rises = 雪人只会越堆越大
goes-snowman-falls = 雪人只会融化变小
goes-sundial-rises = 日晷是在北半球同一天从上方看到的，深色的楔形是它的影子，从西经北转到东
goes-sunflower-rises = 向日葵只会长高
goes-wall-rises = 砖墙只会越砌越高
goes-wall-falls = 砖墙只会被一层层拆除

goes-apples-either = 苹果或者只会放进木箱，或者只会从木箱里拿走，但不知道是哪一种
goes-books-either = 书堆上的书或者只添不取，或者只取不添，但不知道是哪一种
goes-bricks-either = 砖堆上的砖或者只添不取，或者只取不添，但不知道是哪一种
goes-bucket-either = 水桶里的水或者只增不减，或者只减不增，但不知道是哪一种
goes-icicles-either = 冰柱或者只会变长，或者只会变短，但不知道是哪一种
goes-jug-either = 水壶里的水或者只增不减，或者只减不增，但不知道是哪一种
goes-scarf-either = 围巾或者只会越织越长，或者只会被拆短，但不知道是哪一种
goes-snowman-either = 雪人或者只会越堆越大，或者只会融化变小，但不知道是哪一种
goes-wall-either = 砖墙或者只会越砌越高，或者只会被一层层拆除，但不知道是哪一种

step-apples-rises = 木箱里放进一个苹果
step-apples-falls = 从木箱里拿走一个苹果
step-books-rises = 书堆上添一本书
step-books-falls = 从书堆上取走一本书
step-bricks-rises = 砖堆上添一块砖
step-bricks-falls = 从砖堆上取走一块砖
step-bucket-rises = 水桶里的水上升一格
step-bucket-falls = 水桶里的水下降一格
step-cake-falls = 蛋糕被吃掉一块
step-candle-falls = 蜡烛烧短一格
step-fence-rises = 栅栏又刷好一块木板
step-icicles-rises = 最长的冰柱变长一格
step-icicles-falls = 最长的冰柱变短一格
step-jug-rises = 水壶里的水上升一格
step-jug-falls = 水壶里的水下降一格
step-prints-rises = 又多出一个爪印
step-scarf-rises = 围巾多织一条条纹
step-scarf-falls = 围巾拆掉一条条纹
step-snowman-rises = 雪人长高一格
step-snowman-falls = 雪人化矮一格
step-wall-rises = 砖墙多砌一层
step-wall-falls = 砖墙拆掉一层

rules-place = 这些图是同一个地方在不同时间的样子。
rules-pause = 两幅图中看上去一样的东西，可能只是一段时间没有变化。
rules-covers = 猫、雨伞或毛巾会把后面的东西整个挡住，无论那东西多高；它们时来时去。
rules-rate = 每 { $rate } 分钟，{ $step }
rules-rates = 一切匀速进行：{ $rates }。
rules-moment = 每幅图都恰好拍摄于图中看得见的每样东西刚刚变成所示样子的那一刻。
rules-strip = 图 1 到图 5 按拍摄的先后排列。
rules-stray = 其中一幅图不可能属于这里：其余的图能排出先后，加上它就不行。

ask-first = 哪一幅图是最早拍的？
ask-last = 哪一幅图是最晚拍的？
ask-order = 这些图按什么顺序拍摄？请从最早到最晚排列。
ask-between = 图 X 是什么时候拍的？
ask-wrong = 哪一幅图不属于这里？
ask-minutes = 图 { $one } 与图 { $other } 之间相隔多少分钟？

gap = 在图 { $one } 与图 { $other } 之间

why-order = 所以先后顺序是 { $order }。
why-first = 所以 { $answer } 是最早拍的。
why-last = 所以 { $answer } 是最晚拍的。
why-between = 所以图 X 是{ $gap }拍的。
why-step = { $one } 早于 { $other }：{ $things }
why-steps = { $steps }。
why-change = { $thing } { $start } → { $end }
why-way = { $one } 早于 { $other }（{ $things }），其间{ $change }，所以{ $goes }。
why-fits = 只有{ $goes }，一切才不矛盾。
why-wrong = { $pairs }。所以 { $answer } 不属于这里。
why-clash = 按一样东西（{ $sooner }），{ $one } 早于 { $other }；按另一样（{ $later }）则晚于 { $other }
why-later = { $thing } { $start } → { $end }，{ $other } 比 { $one } 晚 { $steps } × { $rate } = { $minutes } 分钟
why-sooner = { $thing } { $end } → { $start }，{ $other } 比 { $one } 早 { $steps } × { $rate } = { $minutes } 分钟
why-total = { $one } 与 { $other } 相隔的分钟数：{ $sum } = { $answer }。

told-level = { $thing } { $level }
told-hidden = { $thing }被挡住
told-picture = 图 { $name }

scale = 每个数字表示有几件、几层，或者高到第几个刻度{ $icicles }。

scale-icicles = （冰柱：长到第几个刻度）

why-taller = 向日葵长高

points-0 = 西
points-1 = 西北偏西
points-2 = 西北
points-3 = 西北偏北
points-4 = 北
points-5 = 东北偏北
points-6 = 东北
points-7 = 东北偏东
points-8 = 东
