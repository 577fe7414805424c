sought-no = 请在图中的字母方格里寻找单词 { $word }。
sought-yes = 请在图中的数字方格里寻找数字串 { $word }。

directions-horizontal = 横向从左到右
directions-vertical = 纵向从上到下
directions-diagonal = 斜向往右下或往左下

reading-no = 它沿直线逐格连续地读出，可以{ $directions }。其他方向不算。
reading-yes = 它沿直线逐格连续地读出，可以{ $directions }，也可以沿这些方向反过来读。

every-way = 它沿直线逐格连续地读出，横、竖、斜八个方向都算。
every = 各处可以相互交叉或重叠，每一处都算。

count = 它一共出现多少次？

row = 它恰好出现一次。它的第一个字符在第几行？行从上往下数，从 1 开始。

boxes = 请找出每一处；其方框是包含它全部字符的、由整格组成的最小矩形。

short-count = { $word } 一共出现多少次？可以{ $ways }读。
short-row = { $word } 的第一个字符在第几行（从上往下、从 1 数起）？可以{ $ways }读。
short-boxes = { $word } 的每一处各占哪个由整格组成的最小矩形？可以{ $ways }读。

eight = 沿八个方向中的任何一个

ways-0-1 = 向右
ways-0--1 = 向左
ways-1-0 = 向下
ways-1-0-2 = 向上
ways-1-1 = 向右下
ways-1--1 = 向左下
ways-1-1-2 = 向右上
ways-1--1-2 = 向左上

begins = 第 { $column } 列{ $way }

in-row = 第 { $row } 行{ $columns }

found = { $word } 的开头位于：{ $rows }。

times = 出现次数：{ $total }。

counted = （行从上往下数，列从左往右数。）

grid = 方格中的字符，从上到下逐行
