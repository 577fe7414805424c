sign-white = 白色格
sign-light = 浅灰色格
sign-dark = 深灰色格
sign-black = 黑色格
sign-ring = 格中有圆环
sign-dot = 格中有圆点

asked = 标有问号的区域中的格
hidden = 画有斜线的格（在选项中为区域以外的格）

lattice-square = 每个小图是 { $side } 行 { $side } 列的方格。
lattice-honeycomb = 每个小图是由 { $cells } 个尖端朝上的六边形组成的蜂窝，各行错开半格。
lattice-triangles = 每个小图是左右各有一个顶点的正六边形，分成 { $cells } 个三角形；每行中朝上和朝下的三角形交替，上半部分的行以朝上的开头，下半部分的行以朝下的开头。
