castling-neither = 两翼都不可以
castling-kingside = 只可以王翼易位
castling-queenside = 只可以后翼易位
castling-both = 两翼都可以
castling-counts = 王车易位算王的一步。

promotion-counts = 兵走到底线时算四步不同的棋，每一种可升变的棋子各算一步。

attack = 一枚棋子攻击的格，是指若那里有对方棋子它便能吃掉的格：不论轮到谁走，不考虑将军和牵制，也不论该格是空格还是站着哪一方的棋子。棋子会挡住后、车、象的路线。

pin = 若拿走一枚棋子，对方的后、车或象就会穿过它所在的格攻击己方的王，这枚棋子就被牵制在自己的王前。

ask-moves = 标出的 { $squares } 格上的{ $piece }有多少种合法走法？
ask-all_moves = { $side }一共有多少种合法走法？
ask-attacked = 请找出同时被标出的 { $squares } 两格上的棋子攻击的所有格。方框就是格子本身。
ask-pinned = 棋盘上恰好有一枚棋子（不论黑白）被牵制在自己的王前。它站在哪一格？
ask-check = A、B、C、D 四个局面都轮到{ $side }走。在哪一个局面中{ $side }的王正被将军？
ask-castling = { $side }现在可以向哪一翼进行王车易位？

briefly-moves = { $squares } 格上的{ $piece }有多少种合法走法？
briefly-all_moves = { $side }一共有多少种合法走法？
briefly-attacked = { $squares } 两格上的棋子同时攻击哪些格（不论是否空格、轮到谁走或被牵制）？方框就是格子本身。
briefly-castling = { $side }现在可以向哪一翼进行王车易位？

moves = 可以走到 { $squares }，共 { $count } 种。

no-moves = 没有合法走法。

blocked = 它能到的格都被己方棋子占着。

king-barred = 不能走到会被吃的格：{ $guards }。

guards = { $at } 的{ $piece }控制 { $squares }

pin-bars = { $at } 的{ $piece }把它牵制在王前，所以它不能离开两者之间的线。

checked = { $at } 的{ $piece }正在将军，只有应将的走法合法。

of-piece = { $at } 的{ $piece }：{ $count }（{ $moves }）

in-all = 逐个来数：{ $pieces }。合计 { $sum }。

common = { $at } 的{ $piece }攻击 { $squares }。其中也被 { $there } 的{ $other }攻击的是 { $common }。

pinned = { $at } 的{ $piece }与 { $king } 的王之间只隔着 { $square } 的{ $pinned }。

check = { $letter } 中，{ $checks } { $king } 的王。

attacks = { $at } 的{ $piece }攻击

away = { $at } 上没有这个{ $piece }

between = { $there } 的{ $between }挡住了 { $at } 的{ $piece }

in = { $letters } 中，{ $reasons }。

wing = { $wing }：{ $reason }。

both-wings = 两翼

wings-kingside = 王翼
wings-queenside = 后翼

free = 可以，王与车之间没有棋子，王的起点、经过和到达的格都未被攻击

obstacles-moved = 不可以，那一翼没有易位权
obstacles-between = 不可以，{ $at } 的{ $piece }挡在王与车之间
obstacles-check = 不可以，{ $at } 的{ $piece }正在将军
obstacles-through = 不可以，王要经过的 { $square } 被 { $at } 的{ $piece }攻击
obstacles-into = 不可以，王到达的 { $square } 被 { $at } 的{ $piece }攻击

all = ，
