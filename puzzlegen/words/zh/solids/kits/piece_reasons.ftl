stop = { $told }。

needs-1 = { $letters } 要占 { $box }
needs-2 = { $letters } 要占 { $box }

rows-1 = { $letters } 最长的一排有 { $count } 个
rows-2 = { $letters } 最长的一排都有 { $count } 个

ends-1 = { $letters } 只与一个正方体相接的有 { $count } 个，{ $answer } 有 { $its } 个
ends-2 = { $letters } 只与一个正方体相接的各有 { $count } 个，{ $answer } 有 { $its } 个

mirror = { $letter } 是 { $answer } 的镜像

moved = { $letter } 与 { $answer } 只差一个正方体，即从左数第 { $x } 列、从前数第 { $y } 排、从下数第 { $z } 层的那个
