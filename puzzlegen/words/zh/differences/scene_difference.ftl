places = 位置 (x, y) 以像素计，从一幅画的左上角起向右、向下计算；第一幅画的左上角在文件中的 ({ $x }, { $y })。每个物体列出其位置、外框的两角、大小及其他可见特征。物体从最远到最近排列。

drawings-first = 第一幅画
drawings-second = 第二幅画

thing = { $name } ({ $x }, { $y })

patterns-plain = 纯色
patterns-stripes = 横条纹
patterns-bars = 竖条纹
patterns-dots = 圆点
patterns-checks = 方格
patterns-zigzag = 锯齿纹
patterns-diamonds = 菱形纹

symbols-star = 上有星星
symbols-heart = 上有心形
symbols-moon = 上有月亮
symbols-sun = 上有太阳
symbols-leaf = 上有叶子
symbols-fish = 上有鱼
symbols-drop = 上有水滴
symbols-ring = 上有圆环
symbols-cross = 上有十字
symbols-bolt = 上有闪电
symbols-flower = 上有花
symbols-crown = 上有王冠

then = 第一{"{"}a{"}"}中{ $before }，第二{"{"}a{"}"}中{ $after }

counted = 部件在第一{"{"}a{"}"}中有 { $before } 个，在第二{"{"}a{"}"}中有 { $after } 个

moved-false-false = 第二{ $a }中更靠左
moved-false-true = 第二{ $a }中更靠右
moved-true-false = 第二{ $a }中更靠上
moved-true-true = 第二{ $a }中更靠下

larger = 第二{ $a }中更大

smaller = 第二{ $a }中更小
