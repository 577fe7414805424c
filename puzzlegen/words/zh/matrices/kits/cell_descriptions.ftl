signs-white-2 = 白色格
signs-light-2 = 浅灰色格
signs-dark-2 = 深灰色格
signs-black-2 = 黑色格
signs-ring-2 = 格中有圆环
signs-dot-2 = 格中有圆点

incomplete-_asked = 标有问号的区域中的格
incomplete-_hidden = 画有斜线的格（在选项中为区域以外的格）

lattices-square = 每个小图是 { $side } 行 { $side } 列的方格。
lattices-honeycomb = 每个小图是由 { $cells } 个尖端朝上的六边形组成的蜂窝，各行错开半格。
lattices-triangles = 每个小图是左右各有一个顶点的正六边形，分成 { $cells } 个三角形；每行中朝上和朝下的三角形交替，上半部分的行以朝上的开头，下半部分的行以朝下的开头。
