right = 右
back-right = 右后
back = 后
back-left = 左后
left = 左
front-left = 左前
front = 前
front-right = 右前

top = 上

bottom = 下

slanting = 斜{ $way }
upper = { $way }上
lower = { $way }下

edge = （沿棱）

at-corner = { $letter } 是立体的顶点
at-quarter = { $letter } 是{ $one }面与{ $other }面之间一条棱的四等分点
at-middle = { $letter } 是{ $one }面与{ $other }面之间一条棱的中点

where = { $places }。

crosses = 按朝向称呼各面，平面依次经过：{ $faces }。所以截面有 { $corners } 个角、{ $pairs }对平行的边{ $symmetric }。
crosses-triangles = 按朝向称呼各面，平面依次经过：{ $faces }。所以截面是 { $count } 个相似的三角形，有 { $pairs }对平行的边{ $symmetric }。

ring = { $faces }（{ $count ->
    [1] 一圈
   *[other] 同样 { $count } 圈
}）

symmetric = ，并且是轴对称图形

so = 这就是 { $answer }。{ $wrong }。

parts = { $letter } 有 { $count } 条轮廓

corners = { $letter } 有 { $count } 个角

parallel = { $letter } 有 { $pairs }对平行的边

inward = { $letter } 有 { $count } 个向内凹的角，而不是 { $right } 个

axis = { $letter } 是轴对称图形，截面不是
no-axis = { $letter } 不是轴对称图形

right-angles = { $letter } 有 { $count } 个直角，截面有 { $right } 个

all-equal = { $letter } 的各边相等

longest = { $letter } 的最长边是最短边的 { $ratio } 倍

lengths-equal = 以立体最短的棱为 1，截面各边都是 { $longest }。
lengths = 以立体最短的棱为 1，截面最长边为 { $longest }，是最短边 { $shortest } 的 { $ratio } 倍。

beside = { $letter } 中与最长边相邻的两边分别是它的 { $one } 和 { $other }，而不是 { $p } 和 { $q }

proportions = { $letter } 各边的比例不同

round = 平面{ $flat }，与曲面相交于{ $curved }。截面沿其对称轴的长度是最大宽度的 { $length }，这就是 { $answer }。{ $wrong }。
straight-lines = 直线段
closed-curve = 一条封闭曲线
curve = 曲线

flat = { $count ->
    [0] 没有截到底面
    [1] 截到一个底面，得到一条直边
   *[2] 截到两个底面，各得到一条直边
}

ends = { $letter } { $count ->
    [0] 两端都没有直边
    [1] 只有一端是直边
   *[2] 两端都是直边
}

straight = { $letter } 的各边都是直的
curved = { $letter } 有曲边

length = { $letter } 的长度是宽度的 { $length }

times = { $ratio } 倍
once = 1 倍

otherwise = { $letter } 的曲线形状不同

pairs = { $count }{ " " }
