answer = 答案
picture = 图片 { $number }
