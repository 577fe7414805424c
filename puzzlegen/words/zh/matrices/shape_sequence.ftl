rules = { $who }，每一步都相同：整体{ $shift }绕中心旋转、以过中心的直线为轴翻转，或沿环绕中心的各圈前进（每一圈有自己的步数）{ $each }{ $growing }；一些位置整体一起移动，在有与无之间切换；两种或三种状态轮流出现；或保持不变。{ $shading }

alone = { $subject }遵循以下一条规律

several = { $subjects }各自遵循以下一条规律

each-others = ；同类的两三个标记各自沿所在的圈前进自己的步数
each-squares = ；同类的两三个标记各自按自己的行数和列数移动，或沿所在的圈前进

shading = 整体一起移动时，每种深浅可能总是变成另一种固定的深浅；或者所有格子轮流取两三种深浅。

shift = 按行和列平移（从对侧回来）、


growing-others = ；一串不间断的格子沿外圈并向内盘旋，每次在末端增加或减少同样多格
growing-squares = ；一串不间断的格子从一角开始逐行或逐列（同向或来回），或沿外圈并向内盘旋，每次在末端增加或减少同样多格

subjects-cells = 涂色的格子
subjects-dot = 圆点
subjects-ring = 圆环

says = { $subject }{ $clauses }。

then = ，并且

fits = 符合的有 { $letters }。

ask = 哪个选项是下一个小图？

short = 最上面一行的小图按固定的规律依次变化。哪个选项是下一个小图？
