lamp-bench = 灯
look-bench = 带叉的圆圈
lamp-house = 灯
look-house = 带折线的圆圈
lamp-ship = 船灯
look-ship = 带叉的方块

rules = 电流从电池一极经导线、{ $lamp }（{ $look }）和闭合的开关流到另一极，途中的{ $lamp }都亮。导线相遇处只有画黑点的才相连。两点若单靠导线和闭合的开关连通，电流在它们之间就不走别的路；若这两点是电池两极，就是短路，所有{ $lamp }都不亮。

two-way = 浅色圆盘是双向开关：拨杆把方形转轴与一个圆形触点接通。

ask-lit = 有几盏{ $lamp }亮着？
ask-lit_boxes = 哪些{ $lamp }亮着？请逐一框出。
ask-burnt = { $number } 号{ $lamp }烧坏，不再通电。因此另外有几盏{ $lamp }熄灭？
ask-burnt_boxes = { $number } 号{ $lamp }烧坏，不再通电。请逐一框出因此熄灭的其他{ $lamp }。
ask-settings = { $switches } 个双向开关共有 { $settings } 种拨法。其他不变时，{ $number } 号{ $lamp }在几种拨法下亮？
ask-close = { $number } 号{ $lamp }现在不亮。在断开的开关 A 到 D 中，应只闭合哪一个，它才会亮？
ask-pair = { $number } 号{ $lamp }现在不亮。下列各对断开的开关中，同时闭合哪一对，它就会亮？
ask-cut = A 到 D 中，只剪断哪一处导线会使 { $number } 号{ $lamp }熄灭？
ask-most = A 到 D 中，只剪断哪一处导线熄灭的{ $lamp }最多？
ask-short = 在断开的开关 A 到 D 中，只闭合哪一个会造成短路？

and = { $one } 和 { $other }

ways = 电流从一极到另一极的全部通路，依次流过这些{ $lamp }：{ $ways }。

no-way = 两极之间没有通路，没有{ $lamp }亮。

dark-detours = { $numbers } 号{ $lamp }在绕回原处的岔路上，或与电池不通。

dark-bypassed = { $count ->
    [1] { $numbers } 号{ $lamp }的两端被导线和闭合的开关直接连通，所以不亮。
   *[other] { $numbers } 号{ $lamp }各自的两端都被导线和闭合的开关直接连通，所以不亮。
}
dark-dead = { $numbers } 号{ $lamp }在断头路上。

after = 其中 { $out } 只在经过 { $number } 号{ $lamp }的通路上，而 { $left } 另有通路。

count = 所以答案是 { $number }。

these = 所以是 { $numbers } 号{ $lamp }。

lit = 闭合 { $name } 后，{ $number } 号{ $lamp }亮，电流流过 { $way }

changed-on-off = 闭合 { $name } 后，{ $on } 亮，{ $off } 熄灭
changed-on = 闭合 { $name } 后，{ $on } 亮
changed-off = 闭合 { $name } 后，{ $off } 熄灭
changed-nothing = 闭合 { $name } 后，亮的{ $lamp }不变

shorted = 闭合 { $name } 后，两极被导线和闭合的开关直接连通，短路

stay = 剪 { $name } 没有灯熄灭

out = 剪 { $name } 使 { $lamps } 熄灭

all = { $tried }。

so = 所以答案是 { $letter }。

set = 只有拨杆（从上到下数，同一行从左到右数）拨到以下各边的触点时 { $number } 号{ $lamp }才亮，括号里是流过它的一条通路：{ $sets }。

one-set = { $levers }（{ $way }）

sides-n = 上
sides-e = 右
sides-s = 下
sides-w = 左

points = 电路画在成行成列的点上，每段导线连接相邻的两点。下文的“格”指这些点。

told-battery = 电池（正极在前）
told-wire = 没有元件的导线
told-open = 断开的开关
told-closed = 闭合的开关

arches = 一根导线拱起跨过另一根的点

lever = 双向开关在 { $at }：转轴在{ $pivot }边，拨杆拨到{ $to }边的触点

told-lamp = { $number } 号{ $lamp }

switch = 开关 { $name }

dots = 在其他点相遇的导线都相连。

run = { $one }—{ $other }
