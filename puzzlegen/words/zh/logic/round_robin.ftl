number = { $count ->
    [4] 四
    [6] 六
   *[8] 八
}

rules-league = { $count }支球队进行 { $rounds } 轮比赛。每轮每队打一场，所有轮次中每两队恰好相遇一次。每张卡片是一场比赛，球队以球衣颜色区分。
rules-regatta = { $count }艘帆船进行 { $rounds } 轮比赛。每轮每艘船参加一场对决，所有轮次中每两艘船恰好相遇一次。每张卡片是一场对决，帆船以颜色区分。
rules-chess = 国际象棋俱乐部的{ $count }只动物进行 { $rounds } 轮比赛。每轮每只动物下一盘，所有轮次中每两只动物恰好相遇一次。每张卡片是一盘棋。
rules-dance = { $count }只动物结对跳舞，共 { $rounds } 轮。每轮每只动物与另一只共舞，所有轮次中每两只动物恰好相遇一次。每张卡片是一对。

board = 每个区域是一轮，标有轮次。问号遮住了参加者；同一轮中卡片的顺序和卡片上的左右没有意义。

ask-opponent = A 到 D 中，谁在第 { $round } 轮与{ $side }相遇？
ask-round = { $one }与{ $other }在第几轮相遇？
ask-together = A 到 D 中，哪两者在第 { $round } 轮相遇？
ask-possible = 若要按规则把整个表填完，A 到 D 中只有一项能放进第 { $round } 轮。是哪一项？
ask-impossible = 按规则把整个表填完的方法中，A 到 D 里有三项可以放进第 { $round } 轮。哪一项不能？

side-league = { $name }队
side-regatta = { $name }船
side-chess = { $name }
side-dance = { $name }

unknown = ？

match = { $one }与{ $other }

only = 第 { $round } 轮：{ $one }只能遇{ $other }
only-met = 第 { $round } 轮：{ $one }只能遇{ $other }（在别的轮遇{ $met }）

rest = 第 { $round } 轮：只剩{ $one }–{ $other }

and = 和

last = { $one }–{ $other }：只剩第 { $round } 轮

supposed = 假如第 { $round } 轮是{ $one }–{ $other }：{ $chain }；这样{ $nothing }。所以不是。

at-once = 假如第 { $round } 轮是{ $one }–{ $other }：{ $nothing }。所以不是。

step = { $thought }。

nobody = 第 { $number } 轮没有谁能遇{ $side }

never = { $one }–{ $other }没有轮次可用

so = 所以答案是 { $answer }。
more = 接着还有 { $count } 步同样的推理。
more-steps = 再推 { $count } 步

round = 第 { $number } 轮

taking-part = 参加者
