setting = { $subject }可能各自遵循一条规律，对所有的行（从左到右）或所有的列（从上到下）都成立：保持不变；按各行（列）都相等的步长变化（{ $scales }）；相同的三种取值以某种顺序各出现一次{ $more }。不遵循任何规律的特征不必考虑。

subject = 图形的{ $attributes }
subject-parts = 在小图的每个部位，图形的{ $attributes }

more = ；数量：前两个小图之和，或第一个减去第二个的差，等于第三个；位置：每次移动各行（列）都相同的步数{ $where }，或第三个小图中有图形的位置，正好是另外两个小图中都有图形、至少一个有图形、恰有一个有图形、或第一个有而第二个没有图形的位置

where-grid_3x3 = （向右、左、上或下，移出一侧后从另一侧回来）
where-ring = （沿圆环）

where-square = （沿方形的四角）

row = 行
column = 列

goes = { $thing }：{ $rule }；最后一{ $line }：{ $a } → { $b } → { $value }（{ $letters }）。

stays = { $thing }：每一{ $line }中保持不变，最后一{ $line }为{ $value }（{ $letters }）。

makes = { $thing }：{ $rule }；最后一{ $line }中第一个为{ $a }，第二个为{ $b }，所以是{ $value }（{ $letters }）。

free = { $thing }：没有规律，不必考虑。

each-time = 每次{ $step }

moving = 每次{ $step }

three = { $values }在每一{ $line }中各出现一次
three-sets = 相同的三组位置在每一{ $line }中各出现一次

combined-and = 第一个和第二个都有的位置
combined-or = 第一个或第二个有的位置
combined-xor = 第一个和第二个中恰有一个有的位置
combined-minus = 第一个有而第二个没有的位置
combined-plus = 第一个加第二个等于第三个
combined-less = 第一个减第二个等于第三个

ask = 哪个选项能补全这个矩阵？
