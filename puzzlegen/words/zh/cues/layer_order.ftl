rules-sticks = 一堆蜡笔，每支的一端标着编号。两支交叉处，一支压在另一支上面。蜡笔一支一支地垂直向上取走，只有上面不再压着东西的才能取。
rules-strips = 桌上放着一些纸条，每张的一端标着编号。两张交叉处，一张压在另一张上面。纸条一张一张地垂直向上取走，只有上面不再压着东西的才能取。
rules-strokes = 有人用宽刷子先后画了几道笔画，每道一笔画成，编号标在它的一端。两道交叉处，后画的盖住先画的。
rules-tracks = 几辆轮胎沾了颜料的玩具车先后驶过纸面，每辆停在自己车辙的末端，车上标着编号。两条车辙交叉处，后来的盖住先前的。
rules-prints = 几个鞋底沾了颜料的孩子先后走过地面，每串足迹的末端标着编号。两个脚印重叠处，后来的盖住先前的。

made-strokes = 画
made-tracks = 留下
made-prints = 留下

top-yes = 哪{ $measure }{ $noun }可以最先取走？
top-no = 哪{ $measure }{ $noun }是最后{ $made }的？

bottom-yes = 哪{ $measure }{ $noun }在最底下，没有压着别的？
bottom-no = 哪{ $measure }{ $noun }是最先{ $made }的？

count-yes = 要取走 { $piece } 号{ $noun }，必须先取走多少{ $measure }别的{ $noun }？
count-no = 有多少{ $measure }别的{ $noun }可以肯定是在 { $piece } 号之后{ $made }的？

sure-yes = 要取走 { $piece } 号{ $noun }，下列哪一{ $measure }必须先取走？
sure-no = 下列哪一{ $measure }可以肯定是在 { $piece } 号{ $noun }之后{ $made }的？

order-yes = 按下列哪种次序可以把它们全部取走（从最先到最后）？
order-no = 它们可能是按下列哪种次序{ $made }的（从最先到最后）？

held-held = 只要还有上面没压着东西的{ $noun }，就把它取走。有多少{ $measure }{ $noun }永远取不走？
held-held_boxes = 只要还有上面没压着东西的{ $noun }，就把它取走。有几{ $measure }{ $noun }永远取不走。是哪几{ $measure }？

tagged = （请框出它的编号所在的方块。）

all-tagged = （请框出每一个的编号所在的方块。）

number = （回答它的编号。）

lies-yes = { $over } 号压着 { $under } 号。
lies-no = { $over } 号盖住 { $under } 号。

on = { $under } 号之上：{ $over } 号。

bare-yes = { $piece } 号上面没有东西。
bare-no = 没有什么盖住 { $piece } 号。

breaks-yes = { $letter } 先取 { $under } 号再取 { $over } 号，但 { $over } 号压着 { $under } 号。
breaks-no = { $letter } 把 { $over } 号排在 { $under } 号之前，但 { $over } 号盖住 { $under } 号。

taken = 可依次取走 { $taken } 号。

none = 一个也取不走。

so-count-true = 所以要取走 { $piece } 号，必须先取走 { $above } 号：共 { $count } 个。
so-count-false = 所以一定晚于 { $piece } 号的是 { $above } 号：共 { $count } 个。
so-bare-true = { $piece } 号上面没有东西：0。
so-bare-false = 没有什么盖住 { $piece } 号：0。
so-sure-true = 所以要取走 { $piece } 号，必须先取走 { $option } 号，即 { $answer }。
so-sure-false = 所以 { $option } 号一定晚于 { $piece } 号，即 { $answer }。
so-held-true = 所以 { $above } 号都取不走，共 { $count } 个。
so-free-true = 所以一个也不剩：0。
so-top-true = 所以只有 { $piece } 号上面没有东西。
so-top-false = 所以只有 { $piece } 号没被盖住，是最后的。
so-bottom-true = 所以只有 { $piece } 号没有压着别的。
so-bottom-false = 所以只有 { $piece } 号没盖住别的，是最先的。
so-order-true = { $answer } 与每个交叉处都相符。
so-order-false = { $answer } 与每个交叉处都相符。

piece = { $number } 号{ $noun }：{ $hue }，{ $way }

over = { $over } 压 { $under }

way = 从 ({ $a }, { $b }) 到 ({ $c }, { $d })

places = 位置 (x, y) 从左上角起向右、向下计算；图宽 { $wide }、高 { $high }。编号标在第二个位置。

crossings = 交叉处（先写上面的）
