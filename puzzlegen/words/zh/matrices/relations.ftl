shape-circle = 圆
shape-square = 正方形
shape-diamond = 菱形
shape-hexagon = 六边形

asked-contact = 分开、相交，还是一个在另一个里面（哪个在里面）
asked-size = 哪一个更宽，或一样宽
asked-side = 哪一个的中心更靠左，或左右位置相同
asked-height = 哪一个的中心更高，或一样高

setting = 对小图中任意两个图形，只看以下关系：{ $relations }。

two = 对小图中的两个图形，只看以下关系：{ $relations }。

rules-matrix = 其中某些关系沿所有的行或沿所有的列遵循规律：每一行（或列）内关系不变；或每一行（或列）都有同样的三种关系，顺序任意，三种中可以有两种相同。所求选项符合所有这些规律。
rules-analogy = 每一行中左图变成右图。有些关系在每一行中都不变，有些在每一行中都反过来（两个图形互换角色；像“相交”“一样宽”这样不分角色的则不变）。所求选项使最后一行在所有这些关系上都如此。
rules-next = 从左到右，其中某些关系遵循规律：关系始终不变，或每两个、每三个小图重复一次。所求选项使所有这些规律都继续成立。
rules-belongs = 上面四个小图在其中某些关系上都相同。有一个选项在所有这些关系上都与它们相同。
rules-count = 上面一行的四个小图在其中某些关系上都相同。在所有这些关系上都与它们相同的小图称为符合。
rules-odd_one_out = 在其中一种关系上，A 到 D 中有三个小图相同，另一个不同。

ask-matrix = 哪个选项能补全方阵？
ask-analogy = 哪个选项能补全最后一行？
ask-next = 接下来应是哪个选项？
ask-belongs = 哪个选项与它们同类？
ask-count = 小图 1 到 { $last } 中有多少个符合？
ask-odd_one_out = 哪一个小图与众不同？

only = 只看各图形之间的关系。

apart = 分开
crossing = 相交
one-inside = { $one }在里面
other-inside = { $other }在里面
one-wider = { $one }更宽
equally-wide = 一样宽
other-wider = { $other }更宽
one-left = { $one }更靠左
same-side = 左右位置相同
other-left = { $other }更靠左
one-higher = { $one }更高
same-height = 一样高
other-higher = { $other }更高

pair = { $one }与{ $other }：{ $shown }

lines = { $one }与{ $other }，{ $shown }

so = { $pair }。{ $rule }，所以应为“{ $key }”。

why-2-in-turn = 两种交替出现
why-3-in-turn = 每三个重复一次
why-kept = 每一行都不变
why-reversed = 每一行都反过来
why-rows-of-one = 每一行内不变
why-columns-of-one = 每一列内不变
why-rows-of-three = 每一行都有同样的三种
why-columns-of-three = 每一列都有同样的三种

alike = { $one }与{ $other }：{ $count ->
    [4] 四
    [5] 五
   *[8] 八
}个小图都是{ $value }。

row = 第 { $number } 行

column = 第 { $number } 列

fitting = 其余小图中全部符合的是 { $found }，共 { $number } 个。

to = →

last = { $steps ->
    [1] 只有 { $answer } 符合。
   *[other] 只有 { $answer } 全部符合。
}

odd = { $pair }。{ $answer } 与众不同。

placed = 以 ({ $x }, { $y }) 为中心的{ $shape }，宽和高各 { $across } 步

axes = 中心写作 (x, y)，以步为单位：x 向右，y 向下。

diamond = 菱形以一个角着地；六边形有两条水平的边，长为其宽度的一半。

panel = 第 { $number } 个小图

above = 上面一行第 { $number } 个小图

