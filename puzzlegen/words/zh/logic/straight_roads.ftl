road-village = 路
road-desert = 路
road-canals = 运河

rules = 这是一张凭记忆画的草图。每条{ $road }从一侧的编号通到另一侧的同一编号；两条{ $road }相交时，各自直行通过。形状不准，但每条{ $road }上的交叉口及其先后次序都是对的。

straight = 实际上，除一条以外，所有{ $road }都是笔直的。

ask-crooked = 哪条{ $road }不是直的？（回答编号。）
ask-crooked_choice = 哪条{ $road }不是直的？
ask-cannot = 哪两条{ $road }不可能都是直的？
ask-pairs = 有多少对{ $road }彼此相交不止一次？
ask-betray = 恰有一对{ $road }彼此相交两次，因此不可能都是直的。它们在哪两个交叉口相交？（框出这两个交叉口的圆圈。）
ask-same = 草图 A 到 D 中，哪一张与最上面那张画的可能是同样的{ $road }，即每条{ $road }上的交叉口及次序都相同？（草图可以倒过来看。）

two = { $one } 和 { $other }

crooked = { $number } 号{ $road }从左端起依次与 { $met } 相交：与 { $again } 都相交了两次，而两条直线最多相交一次。其余任何两条都没有相交两次，去掉 { $number } 号就可以都是直的。

cannot = { $one } 号{ $road }从左端起依次与 { $met } 相交：与 { $other } 相交了两次，而两条直线最多相交一次。其余各对只相交一次或从不相交。

pairs = 逐条查看，再次相遇的有这几对：{ $pairs }。共 { $number } 对。

betray = { $one } 号{ $road }从左端起依次与 { $met } 相交：与 { $other } 相交了两次，而两条直线最多相交一次。其余任何两条都没有。

same = 各草图在两处不同：{ $first } 号{ $road }彼此相交之处，以及 { $second } 号彼此相交之处。每处都有一条{ $road }从另外两条的交叉口的一侧或另一侧经过。只有草图 { $letter } 的两处都与上图一致。

sketch = 草图

sides = 左侧从上到下：{ $left }；右侧：{ $right }。从左到右的交叉口：{ $crossings }。

met = { $upper } 与 { $lower }
