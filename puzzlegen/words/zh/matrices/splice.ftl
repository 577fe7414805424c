ask-gap = A 到 D 中，哪一块能恰好填满空缺？
ask-missing = A 到 D 中，哪一块是缺少的那一块？
ask-figure = 用上方的全部各块可以拼成 A 到 D 中的哪个图形（既无空隙也不重叠）？
ask-pieces = 用 A 到 D 中哪一组的全部各块可以拼成上方的图形（既无空隙也不重叠）？

given-gap = 上方的图形被切去了一块，空缺处已着色。
given-missing = 左上方的图形要由它旁边的各块再加一块拼成，既无空隙也不重叠。

no-flips = 各块可以旋转，但不能翻面。
flips = 各块可以旋转，也可以翻面。

scale = 所有图形都按同一比例画在同样的格子上。

short-gap = A 到 D 中，哪一块能恰好填满图形中着色的空缺？
short-missing = 左上方的图形由它旁边的各块再加 A 到 D 中的哪一块恰好拼成？
short-figure = 用上方的全部各块可以拼成 A 到 D 中的哪个图形（不重叠）？
short-pieces = 用 A 到 D 中哪一组的全部各块可以拼成上方的图形？

square = 整个正方形
upper-left = 沿对角线剪开后的左上一半
upper-right = 右上一半
lower-right = 右下一半
lower-left = 左下一半
outside = 图形以外
up = 朝上的等边三角形
down = 朝下的等边三角形

neighbours = 同一行中相邻的两个三角形有一条公共边，▲ 与正下方的 ▼ 也有一条公共边。

top-figure = 上方的图形
top-gap = 着色的空缺，是上面图形的一部分，行列位置与图形相同

piece = 第 { $number } 块
