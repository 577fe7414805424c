towers = 彩色卡片上画出地面上的若干塔，每座塔由一个或多个正方体叠成，有的带有屋顶（四棱锥、人字形或单坡），屋顶与一个正方体等高。没有被完全遮住的塔。

light-cast = 平行光沿箭头方向水平照射，在塔后面与光线垂直的竖直墙面上投下影子。
light-cannot = 平行光可以从前、后、左、右四个方向沿地面的边水平照射，在与光线垂直的竖直墙面上投下影子。

ask-cast = 顺着光的方向看，A 到 D 中哪一个是影子的轮廓？镜像算作不同。
ask-cannot = A 到 C 中有两个是这样的影子的轮廓或其镜像。哪一个不是？

short-cast = 光沿箭头方向水平照射。顺着箭头看，A 到 D 中哪一个是塔投在后面墙上的影子的轮廓？
short-cannot = 光可以沿地面的边从四个方向水平照射。A 到 C 中哪一个不会是塔投在墙上的影子的轮廓？

explanations-cast = 顺着光看，每一列中最高的塔决定轮廓。以正方体为单位，各列从左到右依次为：{ $columns }。这就是 { $answer }。{ $others }。
explanations-cannot = 顺着光看，每一列中最高的塔决定轮廓。光从前面或后面来，影子是 { $front } 或其镜像，以正方体为单位：{ $front_columns }。光从左边或右边来，影子是 { $side } 或其镜像：{ $side_columns }。{ $answer } 两者都不是：{ $columns }。

first-apart = { $letters } 的第 { $number } 列不同

floor = 各塔的正方体个数，排成从正上方看的平面图，前方在图的下边（. 表示没有塔）

seen-left = 图中是从左前角的上方看到的样子。
seen-right = 图中是从右前角的上方看到的样子。

arrow-points-front = 光的箭头从前方指向后方。
arrow-points-left = 光的箭头从左侧指向右侧。
arrow-points-right = 光的箭头从右侧指向左侧。

roofs-on = 正方体上的屋顶
roofs-pyramid = { $cell } 四棱锥
roofs-ridge_x = { $cell } 人字形，屋脊沿左右方向
roofs-ridge_y = { $cell } 人字形，屋脊沿前后方向
roofs-east = { $cell } 单坡，右边高
roofs-west = { $cell } 单坡，左边高
roofs-north = { $cell } 单坡，后边高
roofs-south = { $cell } 单坡，前边高

outlines = 轮廓从左到右逐列列出，写明每列的高度（以正方体为单位）。

tops-flat = { $cubes }
tops-peak = 两边 { $cubes }，中间的尖顶 { $high }
tops-rise = 左边 { $cubes }，斜着升到右边 { $high }
tops-fall = 左边 { $high }，斜着降到右边 { $cubes }
brief-flat = { $cubes }
brief-peak = { $cubes }（尖顶 { $high }）
brief-rise = { $cubes } 斜升到 { $high }
brief-fall = { $high } 斜降到 { $cubes }
