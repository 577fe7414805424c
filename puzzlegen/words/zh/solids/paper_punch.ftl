folding = 一张背面为白色的纸按图示依次折叠。每一步都把虚线一侧（箭头起点所在的一侧）的所有层沿虚线翻折过去。圆点标出方格的角点。

turned = 折好的纸再在桌面上{ $turn ->
    [1] 顺时针转 90°
    [2] 转 180°
   *[3] 逆时针转 90°
}（图 { $last }）。

punched = 然后如图 { $last } 打孔，孔穿透所有层。

ask-unfold = 重新展开后，从图 1 的方向看，它是 A 到 D 中的哪一张？
ask-count = 重新展开后，这张纸上一共有几个孔？
ask-layers = 图 { $last } 中 A 到 D 哪一处的纸恰好有 { $layers }？
ask-place = 在 A 到 D 中的一处打一个穿透所有层的孔。右边是展开后的纸（从图 1 的方向看），只画出翻折过的部分上的孔。孔打在哪一处？
ask-partner = 打一个穿透所有层的孔。右边是展开后的纸（从图 1 的方向看），其中一个孔涂成黑色。A 到 D 中哪一点是同时打出的另一个孔？

layers-thick = { $count } 层

sheet = 位置写作 (x, y)，以半格（圆点间距的一半）为单位，向右、向下计算。纸的各角依次在

fold = 第 { $number } 折：沿直线 { $line }，把 { $side } 的部分翻折过去

before = 折好的纸上的位置都按转动之前的方位给出。

punches = 打孔处

holes = 展开后的孔

black = 黑色的孔

tip = ({ $x }, { $y })，{ $end }朝{ $way }

ends-triangle = 尖端
ends-half_moon = 圆弧一侧
ends-heart = 心尖

right = 右
down-right = 右下
down = 下
down-left = 左下
left = 左
up-left = 左上
up = 上
up-right = 右上

undone = 从最后一折起逐折展开，每展开一次数一次。{ $chains }。

chain = { $what }：{ $steps }

numbered = 把图 { $last } 中的孔从上往下逐行编号，每行从左到右。

punch = 第 { $number } 个孔

at = { $letter } 处

total = 合计 { $answer } 个孔。

thick = 只有 { $answer } 处是 { $layers }。

squares = 方格写作 (行, 列)，以图 1 为准，从左上角数起。

out = 每展开一折，孔就以折痕为轴对称地出现在另一侧有纸的地方。所以展开后的孔在 { $holes }，即 { $answer }。{ $others }。

against-lacks = { $letter } 在 { $spot } 没有孔
against-has = { $letter } 在 { $spot } 多了一个孔
against-turns = { $letter } 在 { $spot } 的孔朝向不对

made = 先在脑中把图 { $last } 转回来，再逐折展开。在 { $letter } 处打孔，展开后的孔在 { $holes }，其中翻折过的部分上的孔正如图所示。{ $others }。

elsewhere = { $letter } 会在 { $spot } 打出孔，而那里没有

followed = 让每个点跟着折叠走。黑色的孔{ $way }；{ $answer } { $key }，正是同一处。{ $others }。

lands = 被{ $folds }翻过去，落在 { $spot }

stays = 始终在 { $spot }

other = { $letter } { $way }

folds = 第 { $numbers } 折
