# What stands in place of the picture
instead-no-image = 这道题的图片缺失。请仍然尽可能给出答案。
instead-statement = 下面用文字描述图片所显示的全部内容，以代替图片。除非另有说明，行从上往下数，列从左往右数，都从 1 开始。
instead-caption = 下面是对图片的文字描述，以代替图片。

# What X is, by the form of the answer
meaning-choice = X 是正确选项的字母
meaning-fill_in = X 只写答案本身，形式按题目要求
meaning-open_ended = X 是按题目要求的形式写出的完整答案
meaning-bounding_boxes = X 是题目所问的方框 [x1, y1, x2, y2]；若有多个，则列出全部方框
# As VisReason lists boxes
meaning-boxes = X 是题目所问的方框 [x1, y1, x2, y2]；若有多个，则写出全部方框，用分号隔开

# How each style asks for the answer
ending-plain-thinking = 请逐步思考，最后单独写一行：“答案：X”，其中 { $meaning }。
ending-plain-direct = 不要解释，只回复一行：“答案：X”，其中 { $meaning }。
ending-visreason-thinking = 请根据图片内容逐步推理，然后以 \boxed{"{"}X{"}"} 的形式给出最终答案，其中 { $meaning }。
ending-visreason-direct = 不要写出推理过程，只以 \boxed{"{"}X{"}"} 的形式给出最终答案，其中 { $meaning }。
ending-mmiq-thinking = 请找出正确答案，并逐步说明推理过程，最后写上“答案：X”，其中 { $meaning }。
ending-visualpuzzles-thinking = 请解答这道题。先逐步思考再作答；回复的最后一行必须是“答案：X”（不含引号），其中 { $meaning }。
ending-visualpuzzles-direct = 请直接回复 X，不要写其他内容，其中 { $meaning }。
# Instead of all that, for models that make pictures
drawn-answer = 请用图片作答：将原图原样返回，只在题目所问之处（若有多处，则每一处）加上一个框。框用颜色为 { $colour }、宽约 { $pen } 像素的闭合线条画出。

pixels = { $which }图片宽 { $width } 像素，高 { $height } 像素；框的坐标从左上角起按像素计。
size = { $which }图片宽 { $width } 像素，高 { $height } 像素；文字不够精确之处，请用从左上角起的像素坐标说明位置。
first = 第一张

question = 问题：
options = 选项：
drawn = 图片中的{ $letters }

caption = 请为看不到图片、却要回答一个你不知道的问题的人描述这张图片。凡是可能有用的都要写出：版面布局，每个物体、符号、数字和字母，以及它们的颜色、形状、大小、方向和位置；棋盘和网格请逐格写出。只写看得到的内容，不要尝试解题。
