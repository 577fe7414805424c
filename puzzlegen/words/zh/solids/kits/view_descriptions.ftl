views = 视图画在单位正方形的网格上，+ 表示网格的顶点。--- 和 | 是沿正方形边的实线，/ 和 \ 是沿正方形对角线的实线。

dashed = 此外，- - 和 : 是沿正方形边的虚线。半径为 1 的四分之一圆弧和虚对角线在视图下面列出，并写明所在的正方形。

part = 零件用依次加上和切去的部分来描述。坐标以左前方的底角为原点，单位为 1：x 向右，y 向后，z 向上。

round = 四分之一圆弧（实线）
round-dashed = 四分之一圆弧（虚线）

slanted-dashed = 对角线（虚线）

arc = { $cell }，圆心在{ $corner }角

diagonal = { $cell }，方向为 { $sign }

lower-left = 左下
lower-right = 右下
upper-right = 右上
upper-left = 左上

step = 第 { $number } 步

ops-add = 加上{ $what }，范围 { $where }
ops-cut = 切去{ $what }，范围 { $where }

shapes-box = 一个长方体
shapes-cylinder = 一个{ $along }的圆柱（半径为 1）
shapes-wedge = 一个{ $along }的楔形块（长方体沿对角面切开后{ $one }{ $other }一侧的一半）

where = x { $a } 到 { $p }、y { $b } 到 { $q }、z { $c } 到 { $r }

left-to-right = 左右方向
front-to-back = 前后方向
upright = 竖直

left = 左
right = 右
front = 前
back = 后
lower = 下
upper = 上
