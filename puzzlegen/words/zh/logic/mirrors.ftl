mirror-laser = 镜子
mirror-harbour = 镜子
mirror-periscope = 镜子

mirror-sweeper = 挡板

ray-laser = 激光
lamp-laser = 激光器
ray-harbour = 光束
lamp-harbour = 灯塔
ray-periscope = 光线
lamp-periscope = 灯
ray-billiard = 球
lamp-billiard = 球的起点
mirror-billiard = 挡板
ray-sweeper = 扫地机器人
lamp-sweeper = 机器人的起点

light = 这是从上方看到的一个盒子。{ $ray }从{ $lamp }沿箭头方向射入盒中，一直直行，直到遇到{ $mirror }。所有{ $mirror }都与方格边成 45 度，两面都反光，{ $ray }遇到后转过一个直角。到达边缘时，{ $ray }从所遇到的开口射出。

rolls = 这是从上方看到的一个盒子。{ $ray }从起点沿箭头方向进入盒中，一直直行，直到碰到{ $mirror }。所有{ $mirror }都与方格边成 45 度，无论碰到哪一面，{ $ray }都转过一个直角。到达边缘时，{ $ray }从所遇到的开口离开。

half = 虚线是半透镜：光无论从哪一面射来，都有一束转弯，另一束直行。{ $lamp }所在的开口不算出口。

swings = 中间有圆轴的{ $mirror }每被碰一次，随后就转动 90 度，下次被碰时方向正好相反。

ask-exit = { $ray }从几号开口离开？
ask-gate = { $ray }从 A 到 D 中的哪个开口离开？
ask-hits = { $ray }一共遇到多少个{ $mirror }？多次遇到的只算一个。
ask-both = 有多少个{ $mirror }两面都被{ $ray }射到？
ask-twice = { $ray }两次穿过 A 到 D 中的哪一个方格？
ask-turn = 应事先把 A 到 D 中的哪个{ $mirror }转 90 度，{ $ray }才会从星号处离开？
ask-turns = 应事先把哪两个字母相同的{ $mirror }都转 90 度，{ $ray }才会从星号处离开？
ask-remove = 应拿走 A 到 D 中的哪个{ $mirror }，{ $ray }才会从星号处离开？
ask-removes = 应把哪两个字母相同的{ $mirror }都拿走，{ $ray }才会从星号处离开？
ask-turn_box = 要让{ $ray }从星号处离开，需把一个{ $mirror }转 90 度。是哪一个？（框出它所在的方格。）
ask-lit = 有多少个开口有光射出？
ask-dark = A 到 D 中哪个开口没有光射出？

up = 上
right = 右
down = 下
left = 左

cell = r{ $row }c{ $column }

cells = （r2c5 指从上数第 2 行、从左数第 5 列。）

met = { $cell } 向{ $heading }

straight = 直穿 { $cell }

opening = 开口 { $name }

star = 星号处

way = 跟着{ $ray }一个转弯一个转弯地走：{ $met }；最后从{ $name }离开。

numbered = 所以答案是 { $number }。

one-side = 没有出现两次的位置，所以没有两面都被射到的。

two-sides = 其中出现两次的位置，两面都被射到：{ $cells }。

again = 多次出现、只算一个的有：{ $cells }。

twice = 方格 { $letter } 横着、竖着各穿过一次，其余的只穿过一次。

after = 按现状，{ $ray }从{ $before }离开。改动后，它依次这样转弯：{ $met }，从星号处离开。

tried = { $letter } 使它到{ $name }

so-tried = 所以答案是 { $letter }：{ $tried }。

lit = { $name }：{ $cells }
lit-last = { $name }（只列最后几处）：{ $cells }

all = 跟着光走到它射出的地方。{ $ways }。

dark = 没有光到达开口 { $letter }。

ports = 每行每列的两端各有一个开口，从第 1 列上方的 1 号起按顺时针编号；{ $right } 号在第 1 行右侧，{ $below } 号在最后一列下方，{ $left } 号在最后一行左侧。{ $lamp }在 { $at } 号开口。

goal = 星号在 { $goal } 号开口。

sign-empty = 空格
sign-rising = 从左下到右上的{ $mirror }
sign-falling = 从左上到右下的{ $mirror }
sign-half-rising = 从左下到右上的半透镜
sign-half-falling = 从左上到右下的半透镜
sign-pivot-rising = 从左下到右上、带圆轴的{ $mirror }
sign-pivot-falling = 从左上到右下、带圆轴的{ $mirror }

box = 盒子
