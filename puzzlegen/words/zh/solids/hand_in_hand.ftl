row = 孩子们手拉手站成一排，其中有些背对我们。

ring = 孩子们手拉手围成一圈，其中有些背对我们；圈的近侧在下方。

own = 左和右都以孩子自己的左右为准。

worn = 书包、蝴蝶结和红靴子始终在孩子原来佩戴的那一侧，谁也不动。

ask-behind = A 到 D 中哪一幅是从正对面看到的同一群孩子？
ask-wrong = 图 2 应是从正对面看到的图 1 的孩子，但恰有一个孩子画错了。是 A 到 D 中的哪一个？
ask-wrong_box = 图 2 应是从正对面看到的图 1 的孩子，但恰有一个孩子画错了。请在图 2 中框出这个孩子，连同双臂和身上的东西。
ask-pass = 穿{ $start }衣服的孩子拿着球。拿球的孩子每次都把球传给拉着他指定那只手的孩子，依次为：{ $hands }。最后拿到球的孩子穿什么颜色的衣服？
ask-pass_box = 穿{ $start }衣服的孩子拿着球。拿球的孩子每次都把球传给拉着他指定那只手的孩子，依次为：{ $hands }。请框出最后拿到球的整个孩子，连同双臂。
ask-count = 看每个背书包的孩子在书包那一侧的手。其中有多少只手拉着另一个孩子的左手？

sides-left = 左
sides-right = 右

with-left = 左手
with-right = 右手

thing-bag = 书包
thing-bow = 蝴蝶结
thing-boot = 红靴子

differs = { $name } 中穿{ $shirt }衣服的孩子的{ $thing }在自己的{ $other }边，而不像{ $first }中那样在{ $side }边

otherwise = { $name } 中穿{ $shirt }衣服的孩子与{ $first }不符

kept = 从对面看，画面左右互换，脸变成后背，但每个孩子自己的左右不变：{ $told }。

so = 所以是 { $answer }。

passed = { $hand }传给{ $shirt }

way = 面向我们的孩子，左手在我们看来的右边。球从{ $start }出发：{ $way }。

holds = 穿{ $shirt }的拉着穿{ $other }的{ $hand }手

nobody = 穿{ $shirt }的没有拉着谁

held = 面向我们的孩子，左手在我们看来的右边。在书包一侧，{ $held }。所以那里拉着的左手有 { $number } 只。

line = 从左到右

far = 圈的远侧，从左到右

nearer = 圈的近侧，从左到右

child = { $shirt }衣服、{ $hair }头发、{ $seen }{ $worn }

face-seen = 看得到脸
back-seen = 看得到后背

on = 、{ $thing }在画面{ $side }侧

picture = 图 { $number }

first = 图 1

second = 图 2

top = 最上面的图

lettered = 图 2 中的字母：{ $told }。

of = { $letter } 是穿{ $shirt }衣服的孩子
