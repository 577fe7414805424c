noun-sticks = 蜡笔
    .measure = 支
noun-strips = 纸条
    .measure = 张
noun-strokes = 笔画
    .measure = 道
    .made = 画
noun-tracks = 车辙
    .measure = 条
    .made = 留下
noun-prints = 足迹
    .measure = 串
    .made = 留下

rules-sticks = 一堆蜡笔，每支的一端标着编号。两支交叉处，一支压在另一支上面。蜡笔一支一支地垂直向上取走，只有上面不再压着东西的才能取。
rules-strips = 桌上放着一些纸条，每张的一端标着编号。两张交叉处，一张压在另一张上面。纸条一张一张地垂直向上取走，只有上面不再压着东西的才能取。
rules-strokes = 有人用宽刷子先后画了几道笔画，每道一笔画成，编号标在它的一端。两道交叉处，后画的盖住先画的。
rules-tracks = 几辆轮胎沾了颜料的玩具车先后驶过纸面，每辆停在自己车辙的末端，车上标着编号。两条车辙交叉处，后来的盖住先前的。
rules-prints = 几个鞋底沾了颜料的孩子先后走过地面，每串足迹的末端标着编号。两个脚印重叠处，后来的盖住先前的。

ask-top-lifted = 哪{ $noun-measure }{ $noun }可以最先取走？
ask-top-made = 哪{ $noun-measure }{ $noun }是最后{ $noun-made }的？

ask-bottom-lifted = 哪{ $noun-measure }{ $noun }在最底下，没有压着别的？
ask-bottom-made = 哪{ $noun-measure }{ $noun }是最先{ $noun-made }的？

ask-count-lifted = 要取走 { $piece } 号{ $noun }，必须先取走多少{ $noun-measure }别的{ $noun }？
ask-count-made = 有多少{ $noun-measure }别的{ $noun }可以肯定是在 { $piece } 号之后{ $noun-made }的？

ask-sure-lifted = 关于{ $noun }取走的先后，下列哪一项是肯定的？
ask-sure-made = 关于{ $noun }{ $noun-made }的先后，下列哪一项是肯定的？

pair-lifted = { $over } 先于 { $under }
pair-made = { $under } 先于 { $over }

ask-order-lifted = 按下列哪种次序可以把它们全部取走（从最先到最后）？
ask-order-made = 它们可能是按下列哪种次序{ $noun-made }的（从最先到最后）？

ask-held-lifted = 只要还有上面没压着东西的{ $noun }，就把它取走。有多少{ $noun-measure }{ $noun }永远取不走？
ask-held_boxes-lifted = 只要还有上面没压着东西的{ $noun }，就把它取走。有几{ $noun-measure }{ $noun }永远取不走。是哪几{ $noun-measure }？

tagged = （请框出它的编号所在的方块。）

all-tagged = （请框出每一个的编号所在的方块。）

number = （回答它的编号。）

lies-lifted = { $over } 号压着 { $under } 号。
lies-made = { $over } 号盖住 { $under } 号。

on = { $under } 号之上：{ $over } 号。

bare-lifted = { $piece } 号上面没有东西。
bare-made = 没有什么盖住 { $piece } 号。

breaks-lifted = { $letter } 先取 { $under } 号再取 { $over } 号，但 { $over } 号压着 { $under } 号。
breaks-made = { $letter } 把 { $over } 号排在 { $under } 号之前，但 { $over } 号盖住 { $under } 号。

taken = 可依次取走 { $taken } 号。

none = 一个也取不走。

so-count-lifted = 所以要取走 { $piece } 号，必须先取走 { $above } 号：共 { $count } 个。
so-count-made = 所以一定晚于 { $piece } 号的是 { $above } 号：共 { $count } 个。
so-bare-lifted = { $piece } 号上面没有东西：0。
so-bare-made = 没有什么盖住 { $piece } 号：0。
so-sure-lifted = 所以 { $over } 号必须先于 { $under } 号取走，即 { $answer }。其余各项都没有这样一串交叉可以证明。
so-sure-made = 所以 { $under } 号一定早于 { $over } 号，即 { $answer }。其余各项都没有这样一串交叉可以证明。
so-held-lifted = 所以 { $above } 号都取不走，共 { $count } 个。
so-free-lifted = 所以一个也不剩：0。
so-top-lifted = 所以只有 { $piece } 号上面没有东西。
so-top-made = 所以只有 { $piece } 号没被盖住，是最后的。
so-bottom-lifted = 所以只有 { $piece } 号没有压着别的。
so-bottom-made = 所以只有 { $piece } 号没盖住别的，是最先的。
so-order-lifted = { $answer } 与每个交叉处都相符。
so-order-made = { $answer } 与每个交叉处都相符。

piece = { $number } 号{ $noun }：{ $hue }，{ $way }

over = { $over } 压 { $under }

way = 从 ({ $a }, { $b }) 到 ({ $c }, { $d })

places = 位置 (x, y) 从左上角起向右、向下计算；图宽 { $wide }、高 { $high }。编号标在第二个位置。

crossings = 交叉处（先写上面的）

and = 、
or = 、
