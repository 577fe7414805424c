# What the pages for people have in common; variables are filled in by the page
language = 中文

typed-number = 你的数字
typed-text = 你的回答
cells = 请填满网格
cell = 第 { $row } 行第 { $column } 列
option = 选项 { $letter }

# What is missing
pick = 请先选择一个答案。
fill = 请先填写答案。
draw = 请先画一个方框。
whole = 请先填满所有格子。

box = 方框 { $number }
box-hint = 在图上拖动即可画框。拖动方框可移动，点选后拖动四角可改变大小。用键盘：先添加方框，方向键移动，Shift 加方向键改变大小，Delete 删除。
add-box = 添加方框
remove-box = 删除方框

right = 正确。
missed = 不对。
solution = 解答：

picture = 题目的图片
picture-of = 第 { $number } 张图，共 { $total } 张
zooms = 图片大小
smaller = 缩小
larger = 放大

trouble = 服务器没有响应。
trouble-more = 你之前的回答都已保存，请稍后再试。
again = 重试
lost = 活动已停止。
lost-more = 保存回答的文件不见了，你最后提交的内容没有保存；请告诉邀请你的人。
back = 返回
