as-drawn = 不转动

turned = { $sense }转 { $degrees }°

over = 左右翻面

both = { $over }再{ $turned }

clockwise = 顺时针

back = 逆时针

no-sense = { "" }

laid = { $piece }{ $how }：{ $where }

piece = 第 { $name } 块

letter = { $name } 块

row = 第 { $first } 行

rows = 第 { $first }–{ $last } 行

column = 第 { $first } 列

columns = 第 { $first }–{ $last } 列

left = 靠左
middle = 居中
right = 靠右

place = { $rows }，{ $across }

counted-squares = 图形的行列从左上角数起，各块逐行从左数起
counted-triangles = 图形的行从上数起，各块逐行从左数起

laying = { $made }（{ $counted }）：{ $clauses }。

or = { " " }和{ " " }

made-figure = 这些块拼成图形 { $letter }
made-pieces = { $letter } 组拼成上方的图形
made-missing = 补上 { $letter } 就拼成图形

stuck-figure = 第 { $number } 块在 { $letters } 中哪里也放不下。
stuck-pieces = { $letters } 组的第 { $number } 块在图形中哪里也放不下。

crowded-figure = 在 { $letters } 中，每一块单独都放得下，但无法同时放下全部各块。
crowded-pieces = { $letters } 的每一块单独都放得进去，但无法同时放下全部各块。
crowded-missing = { $letters } 单独都放得进去，但剩下的部分无法用给出的各块填满。

mirrored = { $letter } 是 { $right } 的镜像，而各块不能翻面。

gap = 空缺就是 { $letter } 块（{ $how }）。

corners = { $letters } 有 { $count } 个角，而空缺有 { $wanted } 个角。

otherwise = { $letters } 互为镜像，角的个数与空缺相同，但轮廓不同。
