names = 每幅图代表它的英文名称（一个单词）。

dots = 图下的圆点表示名称中取第几个字母：一个点取第一个字母，两个点取第二个字母，依此类推。

rings = 空心圆圈从名称末尾数起：一个圈取最后一个字母，两个圈取倒数第二个字母。

course-thread = 从小旗处沿线走到另一端，线串起的各图给出的字母依次拼成一个常见的英文单词。其他图不算。
course-growing = 把有圆点的图从最小到最大依次读出，它们给出的字母拼成一个常见的英文单词。没有圆点的图不算。
course-shrinking = 把有圆点的图从最大到最小依次读出，它们给出的字母拼成一个常见的英文单词。没有圆点的图不算。
course-hops = 从小旗处开始。每幅图的名称有几个字母，就按顺时针方向前进几个位置（从 CAT 前进三个位置），再读那里的图。最先读到的 { $letters } 幅图给出的字母依次拼成一个常见的英文单词。

missing = 其中缺了一幅图，只留下它的圆点。
missing-rings = 其中缺了一幅图，只留下它的圆圈。

ask-word = 是哪个单词？
ask-word_choice = 是下面哪个单词？
ask-missing = A 到 D 中，哪幅图应放在那里？
ask-exchanged = 现在用托盘上的图替换图 A 到 D 中的一幅，所有圆点保持不动。替换后，字母拼成另一个常见的英文单词。被替换的是哪幅图？
ask-last = A 到 D 中，哪幅图是最后读到的？

short = 每幅图代表一个英文单词，各给出一个字母。

gives = { $name } 给出 { $letter }

leads = { $name } 给出 { $letter }，前进 { $hops } 个位置

comma = ，

thus-word = 依次：{ $steps }。所以单词是 { $word }。
thus-missing = 其余各图：{ $steps }，得到 { $gap }。{ $tried }。只有 { $name } 拼成单词 { $word }。
thus-exchanged = 原来：{ $steps }，即 { $word }。换成 { $name } 后，{ $tried }。只有替换 { $answer } 得到单词。
thus-last = 依次：{ $steps }。所以最后读到 { $name }，即图 { $answer }，单词是 { $word }。

would = { $name } 会得到 { $result }

for = 替换 { $letter } 得 { $result }

told-picture = （图：{ $name }）
told-missing = （缺少的图）
told-dots = { $picture }，圆点 { $count } 个
told-rings = { $picture }，圆圈 { $count } 个
told-bare = { $picture }，没有圆点
told-sized = { $picture }，大小 { $size }
told-lettered = { $picture }，标有 { $letter }
told-thread = 从小旗开始，沿线依次
told-beside = 不在线上
told-ring = 围成一圈，从小旗开始按顺时针方向
told-scattered = 各图
told-tray = 托盘上
