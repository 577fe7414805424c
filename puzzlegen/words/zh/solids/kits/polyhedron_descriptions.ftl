solids = 立体的棱长没有另外写明的都是 1；不是长方形的面都是正多边形。

nets = 展开图各面的编号没有特别的顺序。每个面的边按图中所见逆时针列出，每条边或是剪开（实线），或是与另一面相连的折痕（虚线）。四条边的面是长方形（或正方形），其他的面是正多边形。

solids-tetrahedron = 由四个三角形围成的四面体
solids-octahedron = 由八个三角形围成的八面体，每个顶点处有四个三角形
solids-square_antiprism = 四角反棱柱，上下各一个正方形，互相错开 45 度，中间是八个三角形
solids-pentagonal_antiprism = 五角反棱柱，上下各一个正五边形，互相错开 36 度，中间是十个三角形
solids-hexagonal_antiprism = 六角反棱柱，上下各一个正六边形，互相错开 30 度，中间是十二个三角形
solids-square_pyramid = 底面为正方形、侧面为四个三角形的四棱锥
solids-pentagonal_pyramid = 底面为五边形、侧面为五个三角形的五棱锥

face = 第 { $number } 面

cut = 第 { $side } 边长 { $length }，剪开

fold = 第 { $side } 边长 { $length }，折痕，连着第 { $other } 面

places-edge = 第 { $face } 面的第 { $side } 边
places-corner = 第 { $face } 面的第 { $before } 边与第 { $side } 边之间的角
