count = 按兵 1 分、马 3 分、象 3 分、车 5 分、后 9 分计算，王不计分。

balance = 白方分数减去黑方分数是多少？黑方较多时为负数。
balance-briefly = 按兵 1、马和象 3、车 5、后 9 计分，白方分数减去黑方分数是多少？黑方较多时为负数。

diagram = A、B、C、D 四个局面中，哪一个的白方分数减去黑方分数恰好是 { $balance }？
diagram-briefly = 按兵 1、马和象 3、车 5、后 9 计分，A、B、C、D 中哪一个局面的白方分数减去黑方分数是 { $balance }？

passed-means = 若一个兵在通往底线的前方，本列和相邻列上都没有对方的兵，它就是通路兵。
passed = 请找出所有通路兵，不论黑白。兵的方框就是它所在的格。
isolated-means = 若一个兵的左右相邻列上都没有己方的兵，它就是孤兵。
isolated = 请找出所有孤兵，不论黑白。兵的方框就是它所在的格。

sign = 白方占优时评估值为正，黑方占优时为负。

range = 引擎对这个局面的评估值在哪个范围内？
range-briefly = 引擎 { $engine }（搜索 { $nodes } 个节点）认为这个局面对白方值多少厘兵？

value = 引擎对这个局面的评估值是多少厘兵（百分之一兵）？与之相差不超过 { $tolerance } 厘兵的回答算对。
value-briefly = 引擎 { $engine }（搜索 { $nodes } 个节点）认为这个局面对白方值多少厘兵（误差不超过 { $tolerance } 算对）？

sides = 白方有{ $white }；黑方有{ $black }。

sum = { $names }，{ $points } = { $total } 分

points = { $names }，{ $total } 分

held-p = 兵 { $count } 个
held-n = 马 { $count } 个
held-b = 象 { $count } 个
held-r = 车 { $count } 个
held-q = 后 { $count } 个

no-men = 王，0 分

difference = 差为 { $white } - { $black } = { $balance }。

others = 其余局面的差为：{ $others }。

found = 这些兵在 { $found }。

stopped-passed = 其余每个兵的前方，本列或相邻列上都有对方的兵（见括号）：{ $others }。
stopped-isolated = 其余每个兵的相邻列上都有己方的兵（见括号）：{ $others }。

in-range = { $engine } 对局面的评估{ $range }（厘兵）；搜索的节点增至四倍时也是如此。

valued = { $engine } 对局面的评估为 { $worth } 厘兵；搜索的节点增至四倍时，变化不到 { $tolerance } 厘兵的一半。

range-below = 小于 { $high }
range-above = 大于 { $low }
range-between = 在 { $low } 和 { $high } 之间
