sought-letters = 请在图中的字母方格里寻找单词 { $word }。
sought-digits = 请在图中的数字方格里寻找数字串 { $word }。

along-horizontal = 横向从左到右
along-vertical = 纵向从上到下
along-diagonal = 斜向往右下或往左下

reading-forwards = 它沿直线逐格连续地读出，可以{ $directions }。其他方向不算。
reading-both-ways = 它沿直线逐格连续地读出，可以{ $directions }，也可以沿这些方向反过来读。

reading-every-way = 它沿直线逐格连续地读出，横、竖、斜八个方向都算。
every = 各处可以相互交叉或重叠，每一处都算。

ask-count = 它一共出现多少次？

ask-row = 它恰好出现一次。它的第一个字符在第几行？行从上往下数，从 1 开始。

ask-boxes = 请找出每一处；其方框是包含它全部字符的、由整格组成的最小矩形。

short-count = { $word } 一共出现多少次？可以{ $ways }读。
short-row = { $word } 的第一个字符在第几行（从上往下、从 1 数起）？可以{ $ways }读。
short-boxes = { $word } 的每一处各占哪个由整格组成的最小矩形？可以{ $ways }读。

every-way = 沿八个方向中的任何一个

way-right = 向右
way-left = 向左
way-down = 向下
way-up = 向上
way-down-right = 向右下
way-down-left = 向左下
way-up-right = 向右上
way-up-left = 向左上

begins = 第 { $column } 列{ $way }

in-row = 第 { $row } 行{ $columns }

found = { $word } 的开头位于：{ $rows }。

times = 出现次数：{ $total }。

counted = （行从上往下数，列从左往右数。）

grid = 方格中的字符，从上到下逐行

cell = 第 { $row } 行第 { $column } 列

ask-mend = 它目前没有出现；下列四格中有一格只要换成另一个字符，它就会出现。是哪一格？行从上往下数，列从左往右数，都从 1 开始。
short-mend = 可以{ $ways }读，{ $word } 目前没有出现。下列哪一格（从左上角数起）换成另一个字符，它就会出现？

made = { $cell }改成 { $character } 后，{ $word } 的起点：{ $rows }。
