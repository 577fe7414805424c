empty = 空格
