boards = 塔顶都能看到，红边是板的前边。

same-next = 这一行中，从每块板到下一块板的变化都相同。
same-analogy = 两组都以同样的方式从左板变成右板，单独的那块板也这样变。
same-odd_one_out = A 到 D 四组中，除一组外，左边的板都以同样的方式变成右边的板。
same-matrix = 各行的第三块板都由前两块板按同一条规则得到。

any-turn = 一起绕板的中心转四分之一圈或半圈
only-half-turn = 一起绕板的中心转半圈

shift = 一起向左、右、前或后移动一格（从对边回来）

shifts = 向左或向右移动一格，再向前或向后移动一格（从对边回来）

turn-or-shift = 首先，{ $who }所有的塔可能{ $turn }；也可能都{ $shift }。
turn-and-shift = 首先，{ $who }所有的塔可能{ $turn }。然后可能都{ $shift }。

of-second-board = 第二块板上
of-board = 板上

change = 最后，某些方格上可能增减正方体，每次都是同样的方格、同样的个数。

joined = 然后各格得到：两座塔叠在一起、第一座减去第二座、较高的一座，或较低的一座。

ask-next = A 到 D 中哪一块是接下来的板？
ask-analogy = 单独的那块板变成 A 到 D 中的哪一块？
ask-matrix = A 到 D 中哪一块是缺少的板？
ask-odd_one_out = 哪一组与众不同？

map = 写出缺少的板上各塔的高度，空格写 0，后排在上。

short-next = A 到 D 中哪一块板接在这一行后面？
short-analogy = 两组板遵循同一规则。单独的那块板按此规则变成 A 到 D 中的哪一块？
short-matrix = 每行遵循同一规则。A 到 D 中哪一块是缺少的板？
short-odd_one_out = 哪一组中左边的板变成右边的板的方式与其他组不同？

goes-on-next = 这一行板按同一规则继续。
goes-on-matrix = 每行板遵循同一规则。

clockwise = 从上方看顺时针转四分之一圈
half-turn = 转半圈
counterclockwise = 从上方看逆时针转四分之一圈

to-the-right = 向右移动一格
to-the-left = 向左移动一格

to-the-back = 向后移动一格
to-the-front = 向前移动一格

then = ，再

all = 所有的塔{ $motion }

only = { $changes }，其余不变

both = 所有的塔{ $motion }；然后{ $changes }

gains = 第 { $y } 排第 { $x } 格增加一个正方体

loses = 第 { $y } 排第 { $x } 格减少一个正方体

counted = 排从后往前数，格从左往右数。

first-next = 从第一块板到第二块板，{ $step }。之后每一步都相同。
first-analogy = 在第一组中，{ $step }。第二组也是这样。

gives = 所以所求的板从后排到前排的塔高是 { $rows }。

lettered = 这就是 { $letter }。

second = 让第二块板上所有的塔{ $motion }。在前两行中，{ $rule }

first-rows = 在前两行中，{ $rule }

rule-sum = 第三块板的每座塔等于该格两座塔叠在一起的高度。
rule-difference = 第三块板的每座塔等于第一块板的塔减去第二块板的塔。
rule-higher = 第三块板的每座塔是该格两座塔中较高的一座。
rule-lower = 第三块板的每座塔是该格两座塔中较低的一座。

all-three = { $p }、{ $q } 和 { $r }

three = 在 { $letters } 中，{ $step }。而在 { $odd } 中，{ $other }。

maps = 每块板用各方格上塔的高度（正方体的个数，0 表示没有）表示，排成从正上方看的平面图，前方在图的下边。

board = 第 { $number } 块板

lone = 单独的板

in-row = 第 { $number } 行

pair = 第 { $number } 组

lacks = 最后一块板缺少。
