wheels = 所有轮轴位置固定。相互啮合的齿轮转向相反；中间有空隙的轮子互不接触。

belts = 皮带不打滑。皮带下的带轮大小全都相同，所以一条皮带使它的两个轮子转速相同：不交叉的皮带使两轮同向，交叉的皮带使两轮反向。

jams = 如果某个轮子必须同时{ $both }，机器就会卡死，与摇柄相连的一切都不能转动。

both-1 = 朝两个方向转
both-2 = 朝两个方向转，或以两种速度转

numbers = 轮子上的数是它的齿数。

loads-rack = 齿条可以自由上下滑动。
loads-basket = 篮子的绳子绕在与轮子一起转动的卷筒上。

load-rack = 齿条
load-basket = 篮子

ask-turn = 摇柄按箭头方向转动。轮子 X 朝哪个方向转？
ask-load = 摇柄按箭头方向转动。{ $load }会怎样？
ask-turns = 摇柄按箭头方向转 { $cranked } 圈。轮子 X 转多少圈？
ask-free = 机器卡死了。拿掉 { $letters } 中的哪一个轮子（连同它的皮带），摇柄就能转动？
ask-clockwise = 摇柄按箭头方向转动。哪些轮子顺时针转？带摇柄的轮子也算在内。方框要把轮齿一起框住。
ask-fastest = 摇柄转动时，{ $letters } 中哪一个轮子转得最快（每分钟转的圈数最多）？
ask-slowest = 摇柄转动时，{ $letters } 中哪一个轮子转得最慢（每分钟转的圈数最少）？

letters = A、B、C、D

or = { " " }或{ " " }

ways-turn-1 = 顺时针
ways-turn-2 = 逆时针
ways-turn-3 = 不转
ways-load-1 = 上升
ways-load-2 = 下降
ways-load-3 = 不动

best-fastest = 最快
best-slowest = 最慢

why-turn = 逐个传动：{ $steps }。
why-step = { $name }{ $way }
why-closed = 各个环路都与此一致，不会卡死。
why-load = { $load }在它的{ $side }，所以{ $moves }。
why-round = 沿环路 { $loop } 一圈，{ $clash }
why-ways = 转向改变 { $times } 次，是奇数，轮子得同时朝两个方向转
why-speeds = 转向一致，但{ $first }转 1 圈，绕一圈回来却成了 { $ratio } 圈
why-jams = { $rounds }。所以机器卡死，什么都不动。
why-gap = 能转动的只有{ $driven }；它们与其余的轮子既不啮合，也没有皮带相连，所以其余的都不动。
why-turns = 从摇柄起逐轮的圈数：{ $steps }。
why-made = { $name }：{ $turns } 圈
why-teeth = { $name } { $turns } 圈
why-free = { $others }。拿掉 { $letter } 之后，摇柄带动的环路都不再卡死。
why-still = { $many ->
    [1] 拿掉
   *[other] 单独拿掉
} { $letter }，仍然卡死：{ $round }
why-clockwise = 啮合的轮子转向相反，只有交叉的皮带使转向相反。顺时针：{ $ahead }。逆时针：{ $back }。{ $idle }
why-idle = 没有被带动：{ $idle }。
why-race = 摇柄转 { $times } 圈时，{ $turns }。所以 { $letter } { $best }。

named-crank = 摇柄
named-letter = { $letter }
named-number = { $number } 号轮
named-teeth = { $teeth } 齿

told-place = 位置写作 (x, y)，x 向右，y 向下；所用单位使每个轮子的节圆半径等于它的齿数。两轮轴距等于齿数之和时，两轮啮合。
told-wheel = { $name }在 ({ $x }, { $y })，{ $teeth } 齿
told-plain = { $number } 号轮
told-lettered = { $number } 号轮（即 { $letter }）
told-wheels = 轮子
told-belts = 皮带
told-straight = { $a } 号轮与 { $b } 号轮之间的不交叉皮带
told-crossed = { $a } 号轮与 { $b } 号轮之间的交叉皮带
told-crank = 摇柄在 { $number } 号轮上，箭头为{ $way }。
told-rack = 一根竖直齿条在{ $side }与 { $number } 号轮啮合。
told-basket = 篮子挂在绳子上，绳子从 { $number } 号轮卷筒的{ $side }垂下。
told-left = 左侧
told-right = 右侧

name = { $name }（{ $teeth }）
