places = 位置 (x, y) 以像素计，从一幅画的左上角起向右、向下计算；第一幅画的左上角在文件中的 ({ $x }, { $y })。每个物体列出其位置、外框的两角、大小及其他可见特征。物体从最远到最近排列。

drawing-first = 第一幅画
drawing-second = 第二幅画

thing = { $name } ({ $x }, { $y })

pattern-plain = 纯色
pattern-stripes = 横条纹
pattern-bars = 竖条纹
pattern-dots = 圆点
pattern-checks = 方格
pattern-zigzag = 锯齿纹
pattern-diamonds = 菱形纹

symbol-star = 上有星星
symbol-heart = 上有心形
symbol-moon = 上有月亮
symbol-sun = 上有太阳
symbol-leaf = 上有叶子
symbol-fish = 上有鱼
symbol-drop = 上有水滴
symbol-ring = 上有圆环
symbol-cross = 上有十字
symbol-bolt = 上有闪电
symbol-flower = 上有花
symbol-crown = 上有王冠

then = 第一幅画中{ $before }，第二幅画中{ $after }

moved-left = 第二幅画中更靠左
moved-right = 第二幅画中更靠右
moved-up = 第二幅画中更靠上
moved-down = 第二幅画中更靠下

larger = 第二幅画中更大

smaller = 第二幅画中更小

region = 两幅画中从 ({ $left }, { $top }) 到 ({ $right }, { $bottom }) 的区域

box = 外框 ({ $left }, { $top }) ({ $right }, { $bottom })

seen-size = { $number } %
seen-turn = 转动 { $number } 度
seen-count = 部件 { $number } 个
seen-outline = 形状 { $number }
