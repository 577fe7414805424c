place-house = 楼层
place-street = 房子
place-huts = 小屋
place-train = 车厢
place-table = 座位

seats-house = 楼房每个楼层有一只动物（左窗）和它的东西（右窗）
seats-street = 街上每个房子有一只动物（上）和它的东西（下）
seats-huts = 每个海滩小屋有一只动物（上）和它的东西（下）
seats-train = 火车每个车厢有一只动物（上）和它的东西（下）
seats-table = 圆桌每个座位有一只动物（座位上）和它的东西（盘子里）

rules = { $seats }。托盘里的还没有就位。

cards-same = 同在一个框里：属于同一个{ $place }
cards-beside = 双箭头：相邻，顺序不限
cards-next = 两框相接：相邻，按所示顺序
cards-next-column = 两框相接：相邻，按所示顺序从上到下
cards-next-ring = 单箭头：沿顺时针方向，后者紧接前者
cards-before = 三个点：按所示顺序，相隔远近不限
cards-before-column = 三个点：按所示顺序从上到下，相隔远近不限
cards-gap = 带箭头的框：两者之间恰好隔一个{ $place }，顺序不限
cards-opposite = 小圆桌：两者正对面

patch = 色块：任一个该颜色的{ $place }

no-patch = { $patch }（有红叉时：不是该颜色的）

crossed = 红叉：不成立

signs = 卡片是线索——{ $signs }。

one = 符合所有卡片的安排只有一种。

ask-who = 带问号的{ $place }属于哪只动物？
ask-where = { $name }属于哪个{ $place }？
ask-owner = { $name }归哪只动物所有？
ask-must = 符合各编号卡片的安排不止一种。卡片 A 到 D 中，哪一张在所有这些安排中都成立？
ask-cannot = 符合各编号卡片的安排不止一种。卡片 A 到 D 中，哪一张在所有这些安排中都不成立？
ask-count = 要使所有卡片都成立，动物和东西共有多少种不同的安排？
ask-spare = 编号卡片中只有一张是多余的：由其余卡片和已经就位的情况就能推出它。它是几号？
ask-wrong = 编号卡片中恰有一张所说的不对。它是几号？

told-same = { $one }与{ $other }在同一框
told-beside = { $one }、双箭头、{ $other }
told-next = 两框相接，左{ $one }，右{ $other }
told-next-column = 两框相接，上{ $one }，下{ $other }
told-next-ring = 箭头从{ $one }指向{ $other }
told-before = { $one }、三个点、{ $other }
told-before-column = 上{ $one }、三个点、下{ $other }
told-gap = { $one }、带箭头的框、{ $other }
told-opposite = { $one }、小圆桌、{ $other }

excluded = 卡片 { $cards } { $count ->
    [1] 排除
   *[other] 合起来排除
} { $places } 号

card = 卡片 { $number }

empty = 还没有谁

mark = 问号

link = –

so = 所以答案是{ $shown }。
arrangement = 安排 { $number }
so-spare = 所以只要其余卡片成立，卡片 { $answer } 就成立；其余各张缺一不可，这样才只剩一种安排：
conflict = 卡片 { $cards } 使{ $name }无处可去：{ $reasons }。
further-conflict = 卡片 { $cards } 也互相矛盾。
so-wrong = 只有卡片 { $answer } 在以上每一组中，所以错的是它。由其余卡片得到：
alike = 符合的安排都有 { $homes }。
all-left = 符合所有卡片的安排：
some-left = 在符合所有卡片的安排中，看这几种即可：
more = 另有 { $count } 个照此就位。
so-count = 共 { $answer } 种。
against-must = 安排 { $number } 中 { $letter } 不成立
against-cannot = 安排 { $number } 中 { $letter } 成立
so-must = { $others }。只有 { $answer } 始终成立。
so-cannot = { $others }。只有 { $answer } 从不成立。

step = { $name }只剩 { $number } 号{ $place }。
excluding-step = { $name }属于 { $number } 号{ $place }：{ $reasons }。

meant-place = { " " }{ $number } 号{ $place }
meant = { " " }{ $letter }，即{ $name }

arranged = { $number } { $home }

told-home = { $hue }；动物：{ $animal }；东西：{ $thing }
no-thing = 还没有
told-place = { $number } 号{ $place }
told-row = 从左到右
told-column = 从上到下
told-ring = 从最上方起顺时针
told-animals = 下方的动物
told-things = 下方的东西

told-patch = { $hue }色块
told = { $text }；红叉
