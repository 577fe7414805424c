half-6 = 三
half-8 = 四

setting = 图形 1 到 { $last } 由线条组成，有的还有点。按以下某一方面可分成两组，每组{ $half }个，同组相同，两组不同：{ $properties }。

ask = 哪个选项给出了这两组？

figure = 图形 { $number }
