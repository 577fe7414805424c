shown-sheet = 一个平面截这个立体，图中着色的部分是截面。
shown-points = 过点 P、Q、R 的平面截这个立体。这三点各是立体的顶点、棱的中点或棱的四等分点。

names-cube = 正方体
names-box_112 = 棱长为2、1、1的长方体
names-box_122 = 棱长为2、1、2的长方体
names-box_123 = 棱长为3、2、1的长方体
names-tetrahedron = 正四面体
names-square_pyramid = 底面为正方形、高等于底面边长的正四棱锥
names-low_pyramid = 底面为正方形、高等于底面边长一半的正四棱锥
names-octahedron = 正八面体
names-triangular_prism = 所有棱长都相等的正三棱柱
names-long_triangular_prism = 高等于底边两倍的正三棱柱
names-hexagonal_prism = 所有棱长都相等的正六棱柱
names-long_hexagonal_prism = 高等于底边两倍的正六棱柱
names-hexagonal_pyramid = 高等于底边两倍的正六棱锥
names-cut_cube = 沿三条棱的中点切去一个角的正方体
names-ell = 由三个相同的正方体组成的立体
names-deep_ell = 由六个相同的正方体组成的立体，前后两层相同
names-tee = 由四个相同的正方体组成的立体
names-bridge = 由十个相同的正方体组成的立体，前后两层相同
names-steps = 由十二个相同的正方体组成的立体，前后两层相同
names-plus = 由五个相同的正方体组成的立体
names-frame = 由八个相同的正方体围成、中间有孔的立体

revolution-2 = 底面直径为{ $base }、高为{ $height }的圆柱
revolution-3 = 底面直径为{ $base }、高为{ $height }的圆锥
revolution = 下底直径为{ $base }、上底直径为{ $top }、高为{ $height }的圆台

word-ask = A 到 D 中哪一个是整个截面的真实形状（垂直于截面观察）？图形可以放大、缩小、旋转或翻转。

name = 有 { $count } 个顶点的多面体
