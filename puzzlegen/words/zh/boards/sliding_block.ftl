piece-cars = 车
    .measure = 辆
piece-boats = 船
    .measure = 艘
piece-blocks = 木块
    .measure = 块
piece-crates = 箱子
    .measure = 只
piece-pucks = 冰球
    .measure = 个

moves-along = 每{ $one-measure }{ $one }只能沿自身的长度方向前进或后退，经过的格子必须空着，不能转弯。一步是指一{ $one-measure }{ $one }朝一个方向移动任意格数。

moves-any = 每{ $one-measure }{ $one }可以在空格上向上、下、左、右滑动，不能转动或拿起。一步是指一{ $one-measure }{ $one }朝一个方向移动任意格数。

moves-until = 被推动的{ $one }一直沿直线滑行，直到被冰场边缘、石块或另一{ $one-measure }{ $one }挡住为止。一步是指把一{ $one-measure }{ $one }向上、下、左或右推一次。

fixed-cars = 灌木不会移动。
fixed-boats = 石块不会移动。

goal-along = 红色的{ $one }要从有箭头的缺口出去；穿过缺口算在它的最后一步之内。
goal-any = 红色的{ $one }要移到红色虚线框的位置，正好填满它。
goal-until = 红色的{ $one }要停在红色虚线框的格子上；只是滑过不算。

done-along = 出去
done-any = 到位
done-until = 到位

ask-fewest = 红色的{ $one }最少几步能{ $done }？（所有{ $one }的移动都计算在内）
ask-first = 下列四种第一步中，只有一种仍能让红色的{ $one }以最少的步数{ $done }。是哪一种？
ask-mover = 要让红色的{ $one }以最少的步数{ $done }，第一步必须移动的总是同一{ $one-measure }{ $one }。它的编号是多少？
ask-mover_box = 要让红色的{ $one }以最少的步数{ $done }，第一步必须移动的总是同一{ $one-measure }{ $one }。是哪一{ $one-measure }？方框框住它所占的格子。
ask-stay = 这里不计步数。这四{ $one-measure }{ $one }中，有三{ $one-measure }必须移动过，红色的{ $one }才能{ $done }；另一{ $one-measure }可以始终不动。哪一{ $one-measure }可以不动？
ask-within = A 到 D 的图中{ $one }不标编号。其中哪一个可以由大图在 { $count } 步之内得到？
ask-after = 最后得到 A 到 D 中的哪一个？（这些图中{ $one }不标编号）
rules-after = 依次走下列各步，每次{ $one }都走到不能再走为止：{ $moves }。
ask-now = 现在可以走的不同的步共有几种？同一{ $one-measure }{ $one }朝不同方向{ $manner ->
    [until] 的移动
   *[other] 或移动不同格数的移动
}分别计算。

by = { $number } 号向{ $way } { $far } 格
step = { $number } 号向{ $way } { $far } 格
out = { $number } 号向{ $way }驶出缺口

push = { $number } 号向{ $way }

way-up = 上
way-down = 下
way-left = 左
way-right = 右

number = { $number } 号

why-fewest = 这样走需要 { $count } 步：{ $way }。步数更少的走法全部试过，共有 { $met } 种局面，红色的{ $one }都还没有{ $done }。所以最少 { $count } 步。
why-first = 一种走法是 { $way }，共 { $count } 步。其余的第一步即使之后走得最快也要更多步：{ $others }。所以应选 { $answer }。
why-mover = 一种走法是 { $way }，共 { $count } 步。先走别的{ $one }则至少需要：{ $others }。所以必须先走 { $number } 号。
why-stay = { $number } 号不动也能做到：{ $way }。而其余任何一{ $one-measure }若不动，共能得到括号内那么多种局面，红色的{ $one }都不能{ $done }：{ $stuck }。所以可以不动的是 { $number } 号。
why-within = { $answer } 可以这样得到：{ $way }。{ $count } 步之内共能得到 { $met } 种局面，其余三个图都不在其中。
why-after = 逐步走下来，连同格数：{ $way }。这就是 { $answer }。
why-now = 可以走：{ $way }，共 { $count } 种。

alike = （形状、颜色都相同的{ $one }互换位置不算新局面。）

total = 先走 { $move } 则共 { $total } 步
more = 其余 { $count } 种也不会更少

never = 先走 { $move }，再也做不到

stuck = { $number } 号（{ $met }）

shown = 棋盘（相同的数字是同一{ $one-measure }{ $one }，“.”是空格，“#”是不会移动的障碍物）：

all-shown = A 到 D 的图（相同的字母是同一{ $one-measure }{ $one }，R 是红色的）：

special = { $number } 号是红色的。

gap = 缺口在红色的那{ $one-measure }所在直线的尽头，位于 { $cells } 格。
outline = 虚线框住这些格：{ $cells }。
