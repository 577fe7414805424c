rules-hand = 图中每只手都是手背朝向你（能看到指甲）。

rules-arrow = 图中每个箭头都绕着一个中心弯曲。

rules-boat = 帆船的船头（航行的方向）是船身尖的一端。

rules = 图中的物体可能相互遮挡一部分；被遮住一部分的物体也算一个完整的物体。

ask-turning-plain = 图中有多少个箭头是顺时针方向的？
ask-turning-mirrored = 图中有多少个箭头是逆时针方向的？

ask-count = 图中一共有多少{ $things-measure }{ $hue }{ $things }？

ask-more = 图中的{ $hue }{ $things }比{ $than }多多少{ $things-measure }？
ask-inside = 有多少{ $things-measure }{ $hue }{ $things }完全位于大圆之内？压在大圆边线上的不算。
ask-across = 有多少{ $things-measure }{ $hue }{ $things }压在大矩形的边线上，即一部分在矩形内、一部分在矩形外？
ask-boxes = 请找出所有的{ $hue }{ $things }。每一个的方框应恰好框住它。

told = { $name }位于 { $spots }，共 { $total } 个。
told-strips = { $name }，把图从上到下分成五等份：{ $strips }。{ $sum } = { $total }。

difference = { $sum }。

others-inside = 另外 { $others } 个压在大圆边线上或在圆外。
others-across = 另外 { $others } 个完全在矩形内或完全在矩形外。
others-side = 另外 { $others } 个是{ $of }。

percent = （中心的位置，按占图片宽度和高度的百分比。）

scene = 图宽 { $width }、高 { $height } 个单位；位置 (x, y) 从左上角起向右、向下计算。

circled = 大圆的圆心在 ({ $x }, { $y })，半径 { $radius }。

framed = 大矩形从 ({ $left }, { $top }) 到 ({ $right }, { $bottom })。

outline = 直立、大小为 1000 的{ $things }的轮廓（以中心为原点）

objects = 各个物体，从最底层到最上层；各按所注度数顺时针转动

object = { $colour }{ $things }，位于 ({ $x }, { $y })，大小 { $size }，转动 { $turn } 度

things-circle = 圆形
    .measure = 个
things-square = 正方形
    .measure = 个
things-triangle = 三角形
    .measure = 个
things-star = 五角星
    .measure = 个
things-heart = 爱心
    .measure = 个
things-moon = 月牙
    .measure = 个
things-cross = 十字
    .measure = 个
things-house = 房子
    .measure = 座
things-fish = 鱼
    .measure = 条
things-fish-plain = 头朝左的鱼
    .measure = 条
things-fish-mirrored = 头朝右的鱼
    .measure = 条
things-tree = 树
    .measure = 棵
things-boat = 帆船
    .measure = 艘
things-boat-plain = 船头朝左的帆船
    .measure = 艘
things-boat-mirrored = 船头朝右的帆船
    .measure = 艘
things-mushroom = 蘑菇
    .measure = 个
things-cup = 杯子
    .measure = 个
things-cup-plain = 杯把在左边的杯子
    .measure = 个
things-cup-mirrored = 杯把在右边的杯子
    .measure = 个
things-hand = 手
    .measure = 只
things-hand-plain = 右手
    .measure = 只
things-hand-mirrored = 左手
    .measure = 只
things-arrow = 箭头
    .measure = 个
things-arrow-plain = 顺时针方向的箭头
    .measure = 个
things-arrow-mirrored = 逆时针方向的箭头
    .measure = 个
things-any = 物体
    .measure = 个

hue = { $colour }

called = { $hue }{ $things }
