rules = 每个圈里放着一个英语单词的字母，每个字母只放一次：彩色圈是其颜色的英语名称，绳圈是卡片上的东西最常用的英语名称。几个单词共有的字母，放在恰好这几个圈重叠的区域里。

code-plain-numbers = 字母用数字表示：1 是 A，2 是 B，依此类推，26 是 Z。
code-secret-numbers = 1 到 26 的数字按字母表顺序表示字母，从哪里开始不定；26 之后接 1。（假如 A 是 24，那么 C 是 26，D 是 1。）
code-either-way-numbers = 1 到 26 的数字按字母表顺序表示字母，正序或倒序，从哪里开始不定；1 和 26 相邻。（假如 A 是 24 而且是倒序，那么 B 是 23，Y 是 26。）
code-secret-letters = 珠子上的每个字母都被换成了字母表中往后若干位的字母，所有字母移动的位数相同，Z 之后接 A。（假如是两位，那么 C 表示 A，B 表示 Z。）
code-either-way-letters = 珠子上的 A 写成某个字母，B、C 等依次写成它后面的字母，或者依次写成它前面的字母；A 和 Z 相邻。（假如 A 写成 C 而且是倒序，那么 B 写成 B，D 写成 Z。）

forwards = { $sign }（正序）
backwards = { $sign }（倒序）

blank = 空白珠子上的内容被擦掉了。

ask-missing-numbers = 带问号的珠子上应该是哪个数？
ask-missing-letters = 带问号的珠子上应该是哪个字母（按其他珠子的写法）？
ask-place = 圈内每个虚线位置都缺一颗珠子。珠子 { $number } 应该放在 A、B、C、D 哪个位置？
ask-which = 带问号的圈对应 A 到 D 中的哪一个？
ask-letter = { $number } 表示哪个字母？

unknown = 带问号的圈

coloured = { $colour }的圈

rope = 挂着图画的绳圈，画的是{ $thing }

hoop = 圈 { $number }

only = 只在圈 { $hoops } 里

all = 只在圈 { $hoops } 的重叠处

outside = 所有圈外

empty = （空白）

pictured = { $word }（图画）

painted = { $word }（颜色）

words = 各圈的单词是 { $spelled }。

noted = { $others }属于 { $spelled } 的字母是 { $letters }，那里的珠子是 { $beads }，所以 A 是 { $codes }。

but-not = 不属于 { $spelled } 而

or = { " " }或{ " " }

thus-alone = 带问号的区域只应有 { $letter }{ $written }。
thus-missing = 带问号的区域应有 { $letters }；缺少的是 { $letter }{ $written }。
thus-place = { $number } 表示 { $letter }，它{ $where }：位置 { $answer }。
thus-which = 于是带问号的圈里的字母是 { $letters }：即 { $word }，选项 { $answer }。
thus-letter = 所以 { $number } 表示 { $answer }。

written = ，写作 { $answer }

in = { $others }属于 { $spelled }

nowhere = 不属于任何单词
