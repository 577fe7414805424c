steps = 每一行中，图形从左到右逐格变化，每一步或旋转四分之一圈或半圈，或翻转（左右、上下或一条对角线的两侧互换）。{ $same }{ $blank }

one-step = 每一行中，左图变成右图：或旋转四分之一圈或半圈，或翻转（左右或上下互换）。{ $same }{ $blank }

same-change = 各行的变化都相同。

three-change = 四行中有三行的变化相同。

same = 同一行的各步不必相同，但每一行的各步依次都相同。

three = 同一行的各步不必相同，但四行中有三行的各步依次相同。

groups = 同一行的各步不必相同。这些行分成两组，每组 { $count } 行：同组各行的各步依次都相同，两组则不同。
groups-change = 这些行分成两组，每组 { $count } 行：同组各行的变化相同，两组则不同。

blank = 小方块处的图形未画出。

asks-missing = 问号处应是哪个图形？
asks-first = 最后一行以哪个图形开头？
asks-row = 哪一行不合规律？
asks-grouping = 哪个选项给出了这两组？
asks-step = 哪一种变化一次就能把每行的第一格变成最后一格？

ask-one-step = 哪一种变化把每行的左图变成右图？

name-same = 没有变化：图形复原
name-clockwise = 顺时针转四分之一圈
name-half = 转半圈
name-counterclockwise = 逆时针转四分之一圈
name-sideways = 左右翻转
name-upside = 上下翻转
name-falling = 以左上到右下的对角线为轴翻转
name-rising = 以左下到右上的对角线为轴翻转

short-same = 没有变化
short-sideways = 左右翻转
short-upside = 上下翻转
short-falling = 以左上到右下的对角线为轴翻转
short-rising = 以左下到右上的对角线为轴翻转

step = 第 { $number } 步是{ $name }

change = 变化是{ $name }

every-row = 每一行中，{ $steps }。
other-three = 其他三行中，{ $steps }。

so-missing = 对最后一行照做，得到 { $letter }。
so-first = 从最后一行的末尾倒着还原，先还原最后一步，得到 { $letter }。
so-row = 但在 { $letter } 行中，{ $other }。
so-row-whole = 合起来是{ $whole }；但在 { $letter } 行中，从第一格到最后一格是{ $other }。
so-step = 合起来是{ $whole }，即选项 { $letter }。

that = 即选项 { $letter }。

in-rows = 第 { $rows } 行是{ $name }
in-row = 第 { $rows } 行是{ $name }

step-is = 第 { $number } 步：{ $shown }。
all-steps = 各步合起来：{ $shown }。

change-is = 变化：{ $shown }。

or = ，

then = ，再

together = 依次做{ $steps }，合起来是{ $whole }：第 { $rows } 行是一组。

rest = 其余各行是另一组：选项 { $letter }。

row = 第 { $number } 行

gap = { " " }|{ " " }

empty = 空格

asked = 问号
