shown-sheet = 一个平面截这个立体，图中着色的部分是截面。
shown-points = 过点 P、Q、R 的平面截这个立体。这三点各是立体的顶点、棱的中点或棱的四等分点。

body-cube = 正方体
body-box_112 = 棱长为2、1、1的长方体
body-box_122 = 棱长为2、1、2的长方体
body-box_123 = 棱长为3、2、1的长方体
body-tetrahedron = 正四面体
body-square_pyramid = 底面为正方形、高等于底面边长的正四棱锥
body-low_pyramid = 底面为正方形、高等于底面边长一半的正四棱锥
body-octahedron = 正八面体
body-triangular_prism = 所有棱长都相等的正三棱柱
body-long_triangular_prism = 高等于底边两倍的正三棱柱
body-hexagonal_prism = 所有棱长都相等的正六棱柱
body-long_hexagonal_prism = 高等于底边两倍的正六棱柱
body-hexagonal_pyramid = 高等于底边两倍的正六棱锥
body-cut_cube = 沿三条棱的中点切去一个角的正方体
body-house = 棱长为 2 的正方体，上面是高为 1 的人字形屋顶
body-roofs = 宽 4、深 2、高 1 的长方体，上面是两个相同的、高为 1 的人字形屋顶
body-ell = 由三个相同的正方体组成的立体
body-deep_ell = 由六个相同的正方体组成的立体，前后两层相同
body-tee = 由四个相同的正方体组成的立体
body-bridge = 由十个相同的正方体组成的立体，前后两层相同
body-steps = 由十二个相同的正方体组成的立体，前后两层相同
body-plus = 由五个相同的正方体组成的立体
body-frame = 由八个相同的正方体围成、中间有孔的立体

cylinder = 底面直径为{ $base }、高为{ $height }的圆柱
cone = 底面直径为{ $base }、高为{ $height }的圆锥
truncated-cone = 下底直径为{ $base }、上底直径为{ $top }、高为{ $height }的圆台

ask = A 到 D 中哪一个是整个截面的真实形状？图形可以放大、缩小、旋转或翻转。
short-sheet = 立体是{ $body }。A 到 D 中哪一个是着色截面的真实形状？
short-points = 立体是{ $body }，P、Q、R 是棱的端点、中点或四等分点。A 到 D 中哪一个是过这三点的截面的形状？

polyhedron = 有 { $count } 个顶点的多面体

rules = 彩色卡片上用平行投影画出一个立体，虚线表示被遮住的线。这个立体是{ $body }。{ $shown }
