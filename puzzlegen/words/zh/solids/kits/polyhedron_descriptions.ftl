how-solids = 立体的棱长没有另外写明的都是 1；不是长方形的面都是正多边形。

how-nets = 展开图各面的编号没有特别的顺序。每个面的边按图中所见逆时针列出，每条边或是剪开（实线），或是与另一面相连的折痕（虚线）。四条边的面是长方形（或正方形），其他的面是正多边形。

solid-tetrahedron = 由四个三角形围成的四面体
solid-octahedron = 由八个三角形围成的八面体，每个顶点处有四个三角形
solid-square_antiprism = 四角反棱柱，上下各一个正方形，互相错开 45 度，中间是八个三角形
solid-pentagonal_antiprism = 五角反棱柱，上下各一个正五边形，互相错开 36 度，中间是十个三角形
solid-hexagonal_antiprism = 六角反棱柱，上下各一个正六边形，互相错开 30 度，中间是十二个三角形
solid-square_pyramid = 底面为正方形、侧面为四个三角形的四棱锥
solid-pentagonal_pyramid = 底面为五边形、侧面为五个三角形的五棱锥
solid-roofed_prism = 底面为正方形、高为 { $a } 的直棱柱，上面有一个侧面为四个三角形的四棱锥
solid-triangular_prism = 上下底面为三角形、高为 { $a } 的直棱柱
solid-pentagonal_prism = 上下底面为五边形、高为 { $a } 的直棱柱
solid-hexagonal_prism = 上下底面为六边形、高为 { $a } 的直棱柱
solid-box = 棱长为 { $a }、{ $b }、{ $c } 的长方体

face = 第 { $number } 面

cut = 第 { $side } 边长 { $length }，剪开

fold = 第 { $side } 边长 { $length }，折痕，连着第 { $other } 面

place-edge = 第 { $face } 面的第 { $side } 边
place-corner = 第 { $face } 面的第 { $before } 边与第 { $side } 边之间的角
