part-cells = 涂黑的格子
part-dots = 圆点
part-squares = 相邻两点间的线段
part-wheel = 线段

rule = 第三个小图恰好在以下位置有{ $part }：前两个都有、至少一个有、恰好一个有、只有第一个有，或者只有第二个有

turned-first = 先把第一个小图整体转动四分之一圈或半圈（也可能不转，每次的转法都相同），然后{ $rule }
turned = 此后，第三个小图还可能整体转动四分之一圈或半圈{ $same }。

same = ，每次的转法都相同

setting-logic_panel = 以下五条规律之一对所有的行（从左到右）{ $columns }都成立：{ $rule }。{ $turned }
setting-next = 第 1、2、3 个小图，第 3、4、5 个小图，以及第 5、6 个和缺失的小图都遵循以下五条规律之一：{ $rule }。{ $turned }
setting-odd_one_out = 在 A 到 D 的每一组中，前两个小图按以下五条规律之一得到第三个小图：{ $rule }。{ $turned }{ $alike }
setting-grouping = 在 1 到 6 的每一组中，前两个小图按以下五条规律之一得到第三个小图：{ $rule }。{ $turned }{ $alike }

alike-odd_one_out-unturned = A 到 D 中有三组的规律相同；另一组的规律不同。
alike-odd_one_out-turned = A 到 D 中有三组的规律和转法都相同（或都不转）；另一组的规律不同，或转法不同，或两者都不同。
alike-grouping-unturned = 1 到 6 可分成两类，每类三组：同类的规律相同，两类的规律不同。
alike-grouping-turned = 1 到 6 可分成两类，每类三组：同类的规律和转法都相同（或都不转）；两类之间规律不同，或转法不同，或两者都不同。

ask-logic_panel = 哪个选项是缺失的小图？
ask-next = 接下来应是哪个选项？
ask-odd_one_out = 哪一组与众不同？
ask-grouping = 哪个选项给出了这两类？

columns = 或对所有的列（从上到下）

held-rows = 每一行的第三个小图包含{ $rule }
held-columns = 每一列的第三个小图包含{ $rule }

held-next = 每一组的第三个小图包含{ $rule }

held = 在 { $threes } 中，第三个小图包含{ $rule }

# The end of each of these sentences.
ruled = { $parts }{ $turn ->
    [0] 。
    [1] ，再顺时针转四分之一圈。
    [2] ，再转半圈。
   *[3] ，再逆时针转四分之一圈。
}

parts-and = 前两个小图共有的部分
parts-or = 前两个小图至少一个有的部分
parts-xor = 恰好在前两个小图之一中的部分
parts-minus = 在第一个而不在第二个中的部分
parts-reverse = 在第二个而不在第一个中的部分

made = 由此得到缺失的小图，其中有 { $count }，即 { $letter }。

counted-cells = { $count } 个涂黑的格子
counted-dots = { $count } 个圆点
counted-squares = { $count } 条线段
counted-wheel = { $count } 条线段

and = 、

first-turn = 先将第一个小图{ $turn ->
    [1] 顺时针转四分之一圈
    [2] 转半圈
   *[3] 逆时针转四分之一圈
}。

filled = 涂黑的格子
empty = 空格
dot = 圆点
no-dot = 没有圆点的格点
point = 九个点之一，共三行，每行三个
level = 横线段
upright = 竖线段
around = 每个小图的中心有一个点，周围有八个点，按所在的方位称呼。

between = { $one }到{ $other }

panel = 第 { $number } 个小图

three = 标号 { $number } 的一组

spokes = 从中心到以下各点的线段：{ $spokes }

rim = 沿边缘的线段：{ $rim }
