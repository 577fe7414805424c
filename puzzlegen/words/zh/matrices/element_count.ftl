counting = 可以数的有：{ $counts }。凡是数目遵循这样的规律的，缺失的图形都必须符合。

rules-sequence = 在上面一行中，某种数目遵循一条规律：不变；按相等的步长变化；步长本身按相等的量变化；两数交替；每个数等于前两个数之和。
rules-matrix = 某种数目在所有的行（从左到右）或所有的列（从上到下）中遵循同一条规律：同一行（列）中不变；处处按相等的步长变化；第一个 + 第二个 = 第三个；第一个 − 第二个 = 第三个；各行（列）总数相等。

ask = 哪个选项是缺失的图形？

short-sequence = 从每个图形到下一个，某种数目遵循一条规律；缺失的图形符合所有这样的规律。A 到 D 中哪一个是缺失的图形？
short-matrix = 某种数目在所有的行或所有的列中遵循同一条规律；缺失的图形符合所有这样的规律。A 到 D 中哪一个是缺失的图形？

along-progression = 每一步都是 { $by }
along-alternation = { $one } 和 { $other } 交替
along-growing-steps = 各步为 { $steps }，接下来是 { $last }
along-sum-of-the-two-before = 每个数等于前两个数之和，接下来是 { $one } + { $other }

lines-progression = 沿每{ $line }，每一步都是 { $by }
lines-sum = 每{ $line }中前两个数之和等于第三个数
lines-difference = 每{ $line }中第一个数减第二个数等于第三个数
lines-equal-totals = 每{ $line }的总数都是 { $total }

row = 行
column = 列

row-told = 数{ $counted }：{ $shown }；{ $rule }。所以缺失的图形应有 { $key }，即 { $letter }。

matrix-told = 数{ $counted }：{ $shown }；{ $rule }（{ $sums }）。所以缺失的图形应有 { $key }，即 { $letter }。

other = { $counted }（{ $shown }，最后一个取 { $letter }）也遵循规律，同样得到 { $letter }。
