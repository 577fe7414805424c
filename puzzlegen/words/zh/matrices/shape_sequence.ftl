rules = { $who }：整体{ $shift }绕中心旋转、以过中心的直线为轴翻转，或沿各圈前进（每圈有自己的步数）{ $each }{ $growing }；这样移动的位置在有与无之间切换；两三种状态轮流出现；或保持不变。{ $shading }

alone = { $subject }遵循一条规律

several = { $subjects }各自遵循一条规律

each-others = ；两三个标记各按自己的步数沿圈前进
each-squares = ；两三个标记各按自己的步数按行列移动，或沿圈前进

shading = 整体一起移动时，每种深浅可能总是变成另一种固定的深浅；或者所有格子轮流取两三种深浅。

shift = 按行和列平移（从对侧回来）、


growing-others = ；一串向内盘旋的格子每次增加或减少同样多格
growing-squares = ；一串格子从一角开始逐行或逐列（也可来回），或向内盘旋，每次增加或减少同样多格

subjects-cells = 涂色的格子
subjects-dot = 圆点
subjects-ring = 圆环

says = { $subject }{ $clauses }。

then = ，并且

fits = 符合的有 { $letters }。

ask = 哪个选项是下一个小图？

short = 最上面一行的小图按固定的规律依次变化。哪个选项是下一个小图？
