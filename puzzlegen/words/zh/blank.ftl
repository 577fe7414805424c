rules = 这些方块上写着从1到{ $last }的整数，但缺少一个。
ask = 缺少的是哪个数？

explain = 从1到{ $last }的其他数都在图中。

describe = 一排方块，上面的数依次是 { $numbers }。
