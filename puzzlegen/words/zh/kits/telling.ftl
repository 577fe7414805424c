pairs = 格的位置写作 (行, 列)，行从上往下数，列从左往右数，都从 1 开始。

nothing = 无

option = 选项 { $letter }

colon = ：

and = { " " }和{ " " }

semicolon = ；

comma = 、

legend = 符号：{ $signs }。

sign = { $sign } 表示{ $meaning }

space = { "" }

or = 或

number = { $number }
