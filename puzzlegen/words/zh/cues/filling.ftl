liquid-jars = 水
liquid-barrels = 果汁
liquid-tanks = 巧克力

vessel-jars = 玻璃罐
vessel-barrels = 木桶
vessel-tanks = 铜罐

rules = 打开龙头时，所有{ $vessel }都是空的；龙头一直开到它下面的{ $vessel }满为止。{ $vessel }里的{ $liquid }上升到通往未满{ $vessel }的最低一根畅通管子的下沿，此后流入的全部从那里流走；没有这样的管子时，就升到边沿。手柄横在管子上的阀门是关着的。

scale = 刻度尺上每一格为一升。管子本身不存水，来多少流多少。

ask-first = 哪个{ $vessel }最先满？（回答它的编号。）
ask-first_box = 哪个{ $vessel }最先满？
ask-filled = 龙头流出 { $litres } 升时，有多少个{ $vessel }已经满了？
ask-litres = { $number } 号{ $vessel }满的时候，龙头一共流出了多少升？
ask-empty = 最后还有多少个{ $vessel }是空的？
ask-empty_boxes = 最后还有哪些{ $vessel }是空的？

boxed-first_box = 只框它本身，不含管子和支架。
boxed-empty_boxes = 只框它们本身，不含管子和支架。

first = { $liquid }从每个{ $vessel }都走最低的畅通管子：{ $way }。
shut = { $number } 号{ $vessel }的管子都关着，不再往下流。
so-first = 所以 { $number } 号{ $vessel }最先满。

full = { $liquid }从每个{ $vessel }都走最低的、通向未满{ $vessel }的畅通管子。依次满的是（括号内为从龙头来的路线）：{ $ways }。

when = { $number } 号{ $vessel }满时，所有{ $vessel }里共有 { $held } = { $litres } 升。
so-filled = 所以流出 { $litres } 升时，有 { $count } 个{ $vessel }已经满了。
so-litres = 这时 { $vessels } 号{ $vessel }里有 { $held } = { $litres } 升。
so-empty = 关着的阀门截断了 { $cut } 号以及从那里接出的一切。其余的最后都有{ $liquid }，所以空着的是 { $empty } 号，共 { $count } 个。

filled = { $number }（{ $way }）

tap = 龙头在 { $number } 号{ $vessel }上方。

holds = { $number } 号{ $vessel }可装 { $litres } 升；管子：{ $pipes }。

leads = 在刻度 { $height } 处（底部为 0）通往 { $number } 号{ $vessel }，{ $valve }

valves-none = 没有阀门
valves-open = 阀门打开
valves-shut = 阀门关闭
