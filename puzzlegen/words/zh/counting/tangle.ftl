rules = 图中画着一些绳子。两股绳交叉时，一股在上、一股在下，各自笔直向前。每根绳子要么首尾相连成一个圈，要么有两个端点。

ask-count = 一共有多少根互不相连的绳子（包括绳圈）？

ask-loops = 这些绳子中有多少根是没有端点的绳圈？
ask-over = 沿着带黑点的那根绳子从一端走到另一端，它在多少个交叉处位于上面？与自身交叉之处也算位于上面，每处只算一次。
ask-lead = 有一根绳子的一端标有黑点。它的另一端标着哪个数？
ask-lead-letter = 有一根绳子的一端标有黑点。它的另一端标着哪个字母？

tiles = 图被分成正方形小块，绳子从各边的中点进出小块。各小块从上到下逐行

tile-h = 交叉，横向的一股在上
tile-v = 交叉，纵向的一股在上
tile-a = 两段弧，一段连接上边和左边，一段连接下边和右边
tile-b = 两段弧，一段连接上边和右边，一段连接下边和左边

side-upper = { $cell } 的上边
side-right = { $cell } 的右边
side-lower = { $cell } 的下边
side-left = { $cell } 的左边

caps = 在小块之外，下列各边两两由弧相连

cap = { $one }与{ $other }

ends = 绳子的端点位于

marked = { $end }，标着 { $mark }

dot = 黑点

then = ，

why-way = 从黑点出发：{ $steps }。

first-step = 经过 { $crossings } 个交叉到{ $arc }

step = { $crossings } 个到{ $arc }
more-arcs = 再过 { $arcs } 段弧，经过 { $crossings } 个交叉

last-step = { $crossings } 个到标着 { $mark } 的一端

only-step = 经过 { $crossings } 个交叉到标着 { $mark } 的一端

why-over = 从黑点出发，绳子位于上面的有：{ $steps }；{ $sum }。

first-over = 到{ $arc }为止的 { $crossings } 个交叉中 { $top } 个

over-step = 到{ $arc }的 { $crossings } 个中 { $top } 个
more-over = 随后 { $arcs } 段的 { $crossings } 个中 { $top } 个

last-over = 到另一端的 { $crossings } 个中 { $top } 个

only-over = 到另一端为止的 { $crossings } 个交叉中 { $top } 个

with-itself = { $itself ->
    [0] { $others } 个交叉都是与其他绳子的交叉。
   *[other] 其中与自身的交叉 { $itself } 个（走过两次，一次在上、一次在下），与其他绳子的 { $others } 个交叉中有 { $on_top } 个在上。
 }

with-ends = { $ropes ->
    [0] 没有一根绳子有端点。
    [1] 图中只有两个端点，属于同一根绳子。
   *[other] 图中有 { $ends } 个端点，每根不封闭的绳子有两个，所以不封闭的绳子有 { $ropes } 根。
 }

closed = 绳圈有 { $count } 个：{ $loops }。
more-loops = 内部还有 { $count } 个

sum = 绳子总数：{ $sum }。

no-loops = 没有绳圈。
