ask = 恰有两个图形是相同的。是哪两个？
ask-numbers = 恰有两个图形是相同的。它们的编号是哪两个？
ask-where = 恰有两个图形是相同的。这两个中编号较小的在哪一部分？

alike = 图形 { $one } 和图形 { $other } 的所有部件都相同。

turned = 图形 { $one } 顺时针旋转 { $degrees } 度后，所有部件都与图形 { $other } 相同。

closest = 其余图形中，没有比图形 { $rival } 更接近它们的。
