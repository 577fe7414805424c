in-picture = 图中的立体{ $standing }

above = 左边的立体{ $standing }

painted = 把立体的整个表面（包括图中看不见的部分，但不包括与地面接触的部分）涂上颜色。

layers = 从下往上各层有 { $parts } = { $sum } 个正方体。

faces = 朝上的涂色面有 { $top } 个；朝图中右下方的有 { $front } 个，朝与之相反方向（看不见）的有 { $back } 个；朝左下方的有 { $left } 个，朝相反方向的有 { $right } 个：{ $top } + { $front } + { $back } + { $left } + { $right } = { $sum }。

read = 沿右下方的侧面一行一行地读各列的高度，从最靠近这一侧的一行开始，每行从左到右。立体为 { $given }。

back = 从相对的角看，各行的先后和每行中的先后都反过来：{ $behind }，即 { $answer }。{ $wrong }。

wrong = { $letter } 中{ $differences }

difference = 第 { $row } 行第 { $place } 列是 { $found } 而不是 { $right }

looked-at = 每个立体都是从左前角的上方看到的样子，左前角在平面图的左下角。

ask-count = 它一共由多少个单位正方体组成？
short-count = 图中的立体由多少个单位正方体组成？看不到顶面的地方没有正方体。
ask-painted = 一共涂了多少个单位正方体的面？
short-painted = 除与地面接触的部分外，立体的整个表面都涂上颜色。一共涂了多少个单位正方体的面？
ask-back = 从相对的那个角、以同样的高度看它，看到的是 A 到 D 中的哪一个？
short-back = 从相对的那个角、以同样的高度看左边的立体，看到的是 A 到 D 中的哪一个？
