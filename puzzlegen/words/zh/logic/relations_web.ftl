web = 在这座虚构的岛上，箭头从每种植物或动物指向吃它的动物；除此之外谁也不吃别的。一种动物吃的一切都消失时，它就会灭绝，此外没有别的灭绝原因。最下一排的都不需要食物。

tree = 这棵家谱中，方框是男性，圆圈是女性。双线连接夫妻，他们的子女挂在下方的线上。家族的每个人都画出一次。

ask-dies = 打叉的消失了。最终还有哪些圆圈中的动物因此灭绝？
ask-toll = 打叉的消失了。最终还有几种因此灭绝？
ask-least = 最下一排只能保护几种，其余的都会消失。至少要保护几种，才能使高亮的动物都不灭绝？
ask-who = { $way }是谁？
ask-many = { $way }共有几人？每人只算一次。
ask-kin = { $end } 是 { $start } 的什么人？{ $end } 是……

leads = { $letter } 通向 { $people }

step = { $way }：{ $people }。
so = 所以答案是 { $answer }。
so-kin = { $others }。只有 { $answer } 通向 { $end }。
lives-on = { $who }归根到底靠这些活着：{ $plants }。
so-least = 保护{ $plants }，它们就都有所依靠；更少的话，总有一种动物的清单里一个也没有。所以是 { $answer } 种。
gone = 消失的：{ $gone }。
starve = 于是食物（括号内）全部消失的有：{ $eaters }。
starve-next = 随后食物全部消失的有：{ $eaters }。
eats = { $who }（{ $foods }）
so-dies = 其余的都还有东西可吃。
so-toll = 其余的都还有东西可吃，所以是 { $answer } 种。

told-m = { $name }（方框）
told-f = { $name }（圆圈）
told-people = 人
childless = 无子女

told-couples = 双线相连的夫妻及其下方的子女
told-row = 从下数第 { $number } 排
told-arrow = 到{ $eater }：来自{ $foods }
told-arrows = 箭头
told-gone = 打叉
told-highlighted = 高亮

whose = { $name } 的
of-whom = { $whose }{ $step }的
way = { $whose }{ $step }

step-father = 父亲
step-mother = 母亲
step-brother = 兄弟
step-sister = 姐妹
step-son = 儿子
step-daughter = 女儿
step-husband = 丈夫
step-wife = 妻子
step-parent = 父母
step-sibling = 兄弟姐妹
step-child = 子女
step-spouse = 配偶
