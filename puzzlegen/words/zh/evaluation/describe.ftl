untold = 这道题的图片无法用文字描述。
boxes = 可能被问到的各个对象在图中的位置，用方框 [x1, y1, x2, y2] 表示：
box = { $name }：{ $box }

option = 选项 { $letter }
cell = 第 { $row } 行第 { $column } 列
cells = 第 { $row } 行第 { $column } 列到第 { $last_row } 行第 { $last_column } 列
figure = 图形 { $number }
object = 物体 { $number }
first = 第一张图
second = 第二张图
