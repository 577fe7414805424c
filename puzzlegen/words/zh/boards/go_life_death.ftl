scene = 图中是围棋盘的一部分。包围带三角标记的{ $group }棋的{ $siege }子，凡自身或与之相连的子在圈外有气的，都不会被吃掉。双方只在圈内按围棋规则落子，任何一方都可以停一手；采用哪种打劫规则都一样。

ask-kill = 黑先。只有下在哪一点，才能无论白方如何应对都吃掉带标记的棋？

ask-live = 黑先。只有下在哪一点，才能使白方无论如何都吃不掉带标记的棋？

briefly-kill = 黑先，应该下在哪一点才能吃掉带三角标记的棋？（外围包围它的棋子是活棋。）
briefly-live = 黑先，应该下在哪一点才能救活带三角标记的棋？（外围包围它的棋子是活棋。）

ask-status = 双方都下最佳着法时，带标记的棋结果如何？

briefly-status = 双方都下最佳着法时，带三角标记的棋结果如何？（外围包围它的棋子是活棋。）

sides-B = 黑方
sides-W = 白方

done-kill = { $at } 能吃掉这块棋。
done-live = { $at } 能救活这块棋。
done-saving = { $side }先下在 { $at } 就能救活。
done-taking = { $side }先下在 { $at } 就能吃掉。

quiet = 无论{ $side }下在哪里，{ $other }都可以停一手。

tries = { $side }的各种尝试及其应对：{ $lines }；{ $side }若下在别处，{ $other }都可以停一手。

refuted = 黑方的其他第一手都不行：{ $lines }；每条变化走完后，无论黑方下在哪里，白方都可以停一手。

alone = 第一手下在 { $points } 时，白方可以停一手。
refuted-alone = 黑方的其他第一手都不行：下在 { $points } 时，白方可以停一手。

status-dead = 即使己方先下也会被吃掉。
status-alive = 即使对方先下也不会被吃掉。
status-unsettled = 己方先下就能得救，对方先下就被吃掉。
