line-metro = 地铁线
stop-metro = 站
line-trams = 电车线
stop-trams = 站
line-ferries = 轮渡线
stop-ferries = 码头

rules = 图中不同颜色是不同的{ $line }，圆圈是带编号的{ $stop }。每条线双向运行，逐{ $stop }停靠；有几条线经过的{ $stop }都可以换乘。

hop = 沿线从一{ $stop }到相邻的下一{ $stop }算一段。

ask-changes = 从 { $start } 号{ $stop }到 { $goal } 号{ $stop }，最少要换乘几次？
ask-stops = 从 { $start } 号{ $stop }到 { $goal } 号{ $stop }，不管换乘几次，最少要坐几段？
ask-lazy = 要从 { $start } 号{ $stop }到 { $goal } 号{ $stop }，并且换乘次数尽可能少。这样最少要坐几段？
ask-ways = 从 { $start } 号{ $stop }到 { $goal } 号{ $stop }的所有走法中，段数最少的走法有多少种？
ask-trip = 每段行程都尽量少换乘时，下面哪段行程需要换乘的次数最多？
ask-pass_box = 从 { $start } 号{ $stop }到 { $goal } 号{ $stop }，无论怎么走，中途都必须经过同一个{ $stop }（不算起点和终点）。是哪一个？（框出它的圆圈。）

trip = 从 { $start } 号到 { $goal } 号

coloured = { $hue }的线

leg = { $hue }的线从 { $start } 号到 { $stop } 号

legs = 这样的一种走法：{ $legs }。

round = { $number ->
    [0] 不换乘
   *[other] 换乘 { $number } 次后
}：{ $reached }

changes = 从 { $start } 号可以乘到的线，{ $rounds }。{ $goal } 号只在最后这些线上，所以答案是 { $changes }。

rides = 一共 { $number } 段；换乘同样少的走法都不会更短。

way = 一条最短的走法（逐{ $stop }）：{ $way }。答案是 { $number }。
ways = 最短的走法（逐{ $stop }）：{ $ways }。答案是 { $number }。

without-island = 从 { $end } 号倒着走，不用{ $key }，只能到这些地方：{ $reached }，其中没有 { $start } 号。
without-reached = 从 { $start } 号出发，不用{ $key }，只能到这些地方：{ $reached }，其中没有 { $end } 号。

so-pass_box = 所以每种走法都要经过它。

numbered = { " " }{ $number } 号{ $stop }

other = { $trip }要 { $number } 次

most = 最少换乘次数：{ $others }。而{ $trip }要 { $changes } 次：{ $legs }。

told = { $hue }的线依次经过 { $stations }。

then = ，再坐

to = -
