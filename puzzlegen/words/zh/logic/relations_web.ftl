web = 在这座虚构的岛上，箭头从每种植物或动物指向吃它的动物；除此之外谁也不吃别的。一种动物吃的一切都消失时，它就会灭绝，此外没有别的灭绝原因。最下一排的都不需要食物。

tree = 这棵家谱中，方框是男性，圆圈是女性。双线连接夫妻，他们的子女挂在下方的线上。家族的每个人都画出一次。

ask-dies = 打叉的消失了。最终还有哪些圆圈中的动物因此灭绝？
ask-toll = 打叉的消失了。最终还有几种因此灭绝？
ask-fatal = 哪一对同时消失会使高亮的动物最终灭绝？
ask-least = 最下一排只能保护几种，其余的都会消失。至少要保护几种，才能使高亮的动物都不灭绝？
ask-who = { $way }是谁？
ask-many = { $way }共有几人？每人只算一次。
ask-kin = { $end } 是 { $start } 的什么人？{ $end } 是……

feeds = →

last = 、

leads = { $letter } 通向 { $people }

nowhere-1 = { $letters } 不通向任何人
nowhere-2 = { $letters } 都不通向任何人

and = 、

explain-step = { $way }：{ $people }。
explain-end = 所以答案是 { $answer }。
explain-end-3 = { $others }。只有 { $answer } 通向 { $end }。
explain-hang = { $who }归根到底靠这些活着：{ $plants }。
explain-end-2 = 保护{ $plants }，它们就都有所依靠；更少的话，总有一种动物的清单里一个也没有。所以是 { $answer } 种。
explain-first = 消失的：{ $gone }。
explain-then = 于是没有东西可吃的有：{ $names }。
explain-then-2 = 接着没有东西可吃的有：{ $names }。
explain-ends-dies = 其余的都还有东西可吃。
explain-ends-toll = 其余的都还有东西可吃，所以是 { $answer } 种。
explain-ends-fatal = 其他几对消失时，它仍有活路：{ $ways }。所以是 { $answer }。

describe-sexes-m = { $name }（方框）
describe-sexes-f = { $name }（圆圈）
describe-2 = 人
describe-3 = 双线相连的夫妻及其下方的子女
describe-row = 从下数第 { $number } 排
describe-arrows = 到{ $eater }：来自{ $foods }
describe = 箭头
describe-4 = 打叉
describe-5 = 高亮
describe-6 = 高亮
