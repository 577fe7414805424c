area-garden = 花园里的一块圆形草坪
area-winter = 一块圆形雪地
area-beach = 一块圆形沙滩
area-table = 一张大圆桌

rules = 平面图从正上方画出{ $area }，每个圆片表示那里立着的东西。四周有一条环形小路，上面有编了号的站点。摄影者在小路上总是朝正中央拍照。

twins = 同一种东西外观完全一样。

ask-stop = 这张照片是从几号站点拍的？
ask-stop_box = 这张照片是从哪个站点拍的？（框出该站点的圆片。）
ask-view = A 到 D 中哪一张是从 { $stop } 号站点拍的？
ask-order = 有人从 1 号站点出发，按顺时针走到编号最大的站点。途中照片 { $first } 到 { $last } 是按什么顺序拍的？
ask-cannot = A 到 D 中有三张是从站点拍的。哪一张无论从小路上的哪一点都拍不到？
ask-place = 平面图上没有画出{ $kind }。它立在 A 到 D 中的一处，从两个站点拍的这两张照片里都能看到它。它立在哪里？
ask-steps = 先拍了照片 1，然后摄影者按编号顺时针往前走，不到一圈就拍了照片 2。往前走了几站？（走到下一站算 1 站。）

row = 从左到右：{ $row }

clue-left = { $one }在{ $other }左边
clue-none-left = { $other }左边没有{ $one }
clue-between = { $other }左右各有一个{ $one }
clue-none-right = { $other }右边没有{ $one }
clue-at = 从左数第 { $place } 个是{ $one }

leaves = { $clue }：只剩 { $stops } 号站点

the-picture = 照片中，{ $clues }。

in = 照片 { $name } 中，{ $clues }。

from = 从 { $stop } 号站点看，{ $row }。这就是照片 { $name }。

the-one = 从 { $stop } 号站点看，{ $row }，与照片一致。

taken = { $name } 是从 { $stop } 号站点拍的

likewise = 同样，{ $shown }。
taken-likewise = 照片 { $name } 摄于 { $stop } 号站点

walk = 从 1 号站点往前走，顺序是 { $order }。

apart = 从 { $first } 号站点顺时针走到 { $second } 号站点是 { $number } 站。

never = { $shown }。而在 { $letter } 中，{ $pairs }。在平面图上过每一对东西画直线，各排除一侧的小路，合起来就是整条小路。

spot = 仅看从左到右的次序，{ $kind }立在 { $spots }。

so = 两张照片都符合的只有 { $answer }。

plan = 平面图上的位置写作 (x, y)：x 向右，y 向下，中央为 (0, 0)，小路半径为 120。照片中第一个数是离画面中央的左右位置（负数在左），第二个数是距离。

on = { $area }上有
at = { $name } ({ $x }, { $y })

stops = 站点（从 1 号起）

picture = 照片 { $name }
