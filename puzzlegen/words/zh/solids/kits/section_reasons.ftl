and = 和

around-1 = 右
around-2 = 右后
around-3 = 后
around-4 = 左后
around-5 = 左
around-6 = 左前
around-7 = 前
around-8 = 右前

up = 上

down = 下

slanting = 斜{ $way }

edge = （沿棱）

places-0 = { $letter } 是立体的顶点
places-1 = { $letter } 是{ $one }面与{ $other }面之间一条棱的四等分点
places-2 = { $letter } 是{ $one }面与{ $other }面之间一条棱的中点

where = { $places }。

crosses = 按朝向称呼各面，平面依次经过：{ $faces }。所以截面有 { $corners } 个角、{ $pairs }对平行的边{ $symmetric }。

ring = 一圈：{ $faces }

symmetric = ，并且是轴对称图形

nothing = { "" }

pairs-0 = 0{ " " }
pairs-1 = 1{ " " }

so = 这就是 { $answer }。{ $wrong }。

parts = { $letter } 有 { $count } 条轮廓

corners = { $letter } 有 { $count } 个角

parallel = { $letter } 有 { $pairs }对平行的边

inward = { $letter } 有 { $count } 个向内凹的角，而不是 { $right } 个

axis-yes = { $letter } 是轴对称图形，截面不是
axis-no = { $letter } 不是轴对称图形

right-angles = { $letter } 有 { $count } 个直角，截面有 { $right } 个

longest = { $letter } 的最长边是最短边的 { $ratio } 倍，而截面的是 { $right } 倍

proportions = { $letter } 各边的比例不同

round = 平面{ $flat }，与曲面相交于{ $curved }。截面沿其对称轴的长度是最大宽度的 { $ratio } 倍，这就是 { $answer }。{ $wrong }。

flat-1 = 没有截到底面
flat-2 = 截到一个底面，得到一条直边
flat-3 = 截到两个底面，各得到一条直边

ends-1 = { $letter } 两端都没有直边
ends-2 = { $letter } 只有一端是直边
ends-3 = { $letter } 两端都是直边

lines-yes = { $letter } 的各边都是直的
lines-no = { $letter } 有曲边

length = { $letter } 的长度是宽度的 { $ratio } 倍

otherwise = { $letter } 的曲线形状不同

pairs = { $count }{ " " }
