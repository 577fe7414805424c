rules = { $thing }先后被击中数次；撞击的数字与先后无关。每次撞击同时产生它的所有裂纹。裂纹遇到已有的裂纹就停在那里：一条裂纹若止于另一条裂纹，止住的那条较晚。其他端点，以及末端悬空的短分叉，都不说明任何问题。

thing-window = 一块窗玻璃
thing-ice = 池塘上的冰面
thing-screen = 一块平板电脑屏幕
thing-plate = 一只瓷盘

ask-first = 哪一次撞击最早？

ask-before = 其他撞击中，有多少次一定早于撞击 { $one }？只计在与裂纹相符的一切顺序中都早于它的撞击。

ask-first_box = 哪个破洞（连同其数字）是最早一次撞击留下的？
ask-earlier = 下列撞击中，哪一次早于其余三次？
ask-last = 哪一次撞击最晚？
ask-pair = 撞击 { $one } 和撞击 { $other }，哪一次更早？
ask-order = 与裂纹相符的顺序只有一种。请按从早到晚的顺序把各次撞击的数字连写成一个数，中间不留空格。
ask-order_choice = 各次撞击从早到晚的顺序是哪一个？

short-first_box = 哪个破洞（连同其数字）是最早形成的？

unknown = 从裂纹无法判断

impact = 撞击 { $number }

shown = 位置写作 (x, y)，x 向右、y 向下。经过同一位置的线在该处相接，其他地方互不相接。

place = 撞击 { $number } 位于 { $place }。从该处出发的线

sides = 从其他位置出发的线

step = { $later } 的裂纹止于 { $earlier } 的裂纹，所以 { $earlier } 早于 { $later }。
steps = 下列每一对中，后者的裂纹止于前者的裂纹，所以前者早于后者：{ $pairs }。

so-first = 只有 { $line } 没有裂纹止于别处的裂纹，所以 { $line } 最早。
so-earlier = 所以 { $line } 早于其余三次。
so-last = 所以 { $line } 最晚。
so-pair = 所以 { $earlier } 早于 { $later }。
so-open = 这样的关系无论如何都不能把 { $one } 和 { $other } 连成先后：哪一次都可能更早。
so-before = 所以 { $line } 一定早于 { $one }：共 { $count } 次。
so-none = { $one } 的裂纹都不止于别处的裂纹，所以没有哪次撞击一定早于 { $one }：0。
so-order = 所以先后顺序是：{ $line }。

rest = 其他撞击都不能由这样的关系推出早于 { $one }。
