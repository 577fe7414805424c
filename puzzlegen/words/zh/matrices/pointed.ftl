marked-dot = 只看圆点所在区域的四个数目：有几条曲边；有几条边在整个图形的外轮廓上；一共有几条边；与几个别的区域有公共的边线（外部不算区域）。
marked-arrow = 只看四个方面：箭头所指的角是锐角、直角还是钝角；该角所在的区域有几条曲边；从角的顶点引出几条线；该区域一共有几条边。
marked-line = 只看粗线的四个方面：它是不是曲线；它旁边有几个区域（外部不算区域）；从它的两端另外引出几条线；它旁边的区域有几条边（若两旁都有区域，取较大的数）。
marked-ring = 只看小圆圈内的点的四个数目：从它引出几条曲线；有几个区域在此相遇（外部不算区域）；从它一共引出几条线；有几个区域在此有两条直边所成的直角。

as-numbers-arrow = （锐角、直角、钝角看作 1、2、3）
as-numbers-line = （直、曲看作 0、1）

counted = 一条边只在拐角处或直线变成曲线处终止。

leave = 穿过一点的线算作从该点引出两条。

only = 只看被标出的部分；大小、位置和方向不必考虑。

rule-odd_one_out = 在其中一个方面，A 到 D 中有三个图形相同，另一个不同。
ask-odd_one_out = 哪一个图形与众不同？
rule-grouping = 其中一个方面把图形分成两组，每组三个：同组相同，两组不同。
ask-grouping = 哪个选项给出了这两组？
rule-belongs = 上面四个图形在其中某些方面相同。有一个选项在所有这些方面都与它们相同。
ask-belongs = 哪个选项与它们同类？
rule-next = 从左到右，其中某些方面按规律变化：不变，按相等的步长变化，或每两个、每三个图形重复一次{ $counted }。所求选项使所有这些规律都继续成立。
ask-next = 接下来应是哪个选项？
rule-analogy = 每一行中左图变成右图。在其中某些方面，数目在各行都增加相同的数，或都减少相同的数，或都不变{ $counted }。所求选项在所有这些方面都如此。
ask-analogy = 哪个选项能补全最后一行？
rule-matrix = 沿所有的行或沿所有的列，其中某些方面遵循同一条规律：不变；处处按相等的步长变化；以任意顺序取同样的三个不同的值；第三个是另外两个的和或差{ $counted }。所求选项符合所有这些规律。
ask-matrix = 哪个选项能补全方阵？

dot-curved-sides = 区域的曲边数
dot-outer-sides = 在外轮廓上的边数
dot-sides = 区域的总边数
dot-neighbours = 有公共边线的别的区域数
arrow-angle = 角（1 锐角、2 直角、3 钝角）
arrow-curved-sides = 区域的曲边数
arrow-lines = 顶点引出的线数
arrow-sides = 区域的总边数
line-curved = 曲（1）或直（0）
line-areas = 旁边的区域数
line-lines = 两端另外引出的线数
line-sides = 旁边边数较多的区域的边数
ring-curved-lines = 从该点引出的曲线数
ring-areas = 在此相遇的区域数
ring-lines = 从该点引出的总线数
ring-right-angles = 在此有直边所成直角的区域数

seen = { $name }：{ $shown }；{ $rule }，所以应为 { $key }（{ $letters }）。

so = 只有选项 { $letter } 全部符合。

law-same = 始终相同
law-alike = 每{ $line }内相同
law-more = 每次增加 { $by }
law-less = 每次减少 { $by }
law-again = 每 { $by } 个图形重复一次
law-right-more = 每行从左到右都增加 { $by }
law-right-less = 每行从左到右都减少 { $by }
law-right-same = 每行左右相同
law-along-more = 沿每{ $line }每次增加 { $by }
law-along-less = 沿每{ $line }每次减少 { $by }
law-sum = 每{ $line }中前两个之和等于第三个
law-difference = 每{ $line }中前两个之差等于第三个
law-values = 每{ $line }都是同样的三个值

row = 行

column = 列

odd_one_out = { $name }：{ $shown }。所以 { $letter } 与众不同。

grouping = { $name }：{ $shown }。所以选 { $letter }。

each-odd_one_out = { $figures } 为 { $number }
each-grouping = 图形 { $figures } 为 { $number }

figure = 图形 { $number }

pointed-dot = 圆点在 { $a }
pointed-ring = 圆圈套住 { $a }
pointed-arrow = 箭头从 { $a } 指向 { $b }
pointed-line = 从 { $a } 到 { $b } 的直线段加粗
pointed-arc = 以 { $a } 为圆心、从 { $b } 顺时针到 { $c } 的弧加粗
