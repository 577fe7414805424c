places = 图形每行 { $columns } 个，从左上角起逐行编号。在每个图形中，位置 (x, y) 从其中心起向右、向下计算，边缘距中心 { $half }。图形的各种部件（同一编号的部件在每个图形中都一样）

figures = 各图形所含的部件，最底层的在前

part-polygon = { $fill }多边形，顶点为 { $points }
part-disc = { $fill }圆，圆心 { $points }，半径 { $radius }
part-line = { $fill }线，依次经过 { $points }

shape-disc = 圆
shape-line = 线
shape-square = 正方形
shape-rectangle = 长方形
shape-diamond = 菱形
shape-triangle = 三角形
shape-polygon = { $corners }边形
shape-rounded = 圆角形

at-middle = 中间
at-left = 左侧
at-right = 右侧
at-top = 上方
at-bottom = 下方
at-top-left = 左上
at-top-right = 右上
at-bottom-left = 左下
at-bottom-right = 右下

drawn = { $fill }{ $shape }（{ $at }）

thread = { $fill }线（第 { $row } 行第 { $knot } 点至第 { $last_row } 行第 { $last_knot } 点）

run = 图形 { $first } 至 { $last }
run-one = 图形 { $first }
run-two = 图形 { $first } 或 { $last }

times = { $count } × { $part }

apart = 图形 { $one } 和图形 { $other } 只有这里不同：{ $names }。

shown = 图形 { $one } 有：{ $own }；图形 { $other } 有：{ $others }{ $form }。

more = 图形 { $one } 有而图形 { $other } 没有：{ $own }。

form-all = ，但形状、大小或位置不同
form-form = ，但形状不同
form-corners = ，但形状不同：图形 { $one } 中有 { $own } 个角，图形 { $other } 中有 { $others } 个
form-bends = ，但形状不同：图形 { $one } 中{ $own ->
    [0] 没有弯折
   *[other] 有 { $own } 处弯折
}，图形 { $other } 中{ $others ->
    [0] 没有弯折
   *[other] 有 { $others } 处弯折
}
form-bulk = ，但形状不同：图形 { $one } 中较宽处在{ $own }，图形 { $other } 中在{ $others }
form-size = ，但大小不同
form-position = ，但位置不同

form-some = ，其中名称相同的，形状、大小或位置不同

turn = 图形 { $one } 顺时针旋转 { $degrees } 度后，与图形 { $other } 朝向相同；下面所说的是旋转后各部分的位置。

numbered = 图形从左上角起逐行编号。

rules-upright = 两个图形看起来完全一样才算相同；旋转过的或镜像的都不算相同。

rules-turned = 每个图形都可能旋转过 90 度的整数倍。一个图形旋转后如果与另一个完全一样，就算相同；镜像的不算相同。

rules-square = 图形的方框就是它所在的那一格。

short-upright = 旋转过的或镜像的图形不算相同。

short-turned = 图形旋转 90 度的整数倍仍算相同，镜像的不算。

short-square = 方框：图形所在的那一格。

name-part = 部件
name-antenna = 触角或天线
name-ear = 耳朵
name-head = 头
name-eye = 眼睛
name-mouth = 嘴
name-arm = 手臂
name-hand = 手
name-panel = 面板
name-body = 身体
name-leg = 腿
name-patch = 布片
name-petal = 花瓣
name-mark = 角上的标记
name-hub = 中心
name-thread = 线
name-knot = 结
name-handle = 把手
name-foot = 底座
name-neck = 瓶颈
name-band = 饰带
name-flower = 花
name-weed = 水草
name-tail = 尾巴
name-fin = 鳍
name-marking = 花纹
name-bubble = 气泡
name-sky = 天空
name-smoke = 烟
name-plant = 植物
name-chimney = 烟囱
name-wall = 墙
name-roof = 屋顶
name-window = 窗
name-door = 门
name-fence = 栅栏
name-wing = 翅膀
name-spot = 斑点
name-stripe = 条纹
