stop = { $told }。
box = { $a }×{ $b }×{ $c }

needs = { $letters } 要占 { $box }

rows = { $letters } 最长的一排{ $pieces ->
    [1] 有
   *[other] 都有
} { $count } 个

ends = { $letters } 只与一个正方体相接的{ $pieces ->
    [1] 有
   *[other] 各有
} { $count } 个，{ $answer } 有 { $its } 个

mirror = { $letter } 是 { $answer } 的镜像

moved = { $letter } 与 { $answer } 只差一个正方体，即从左数第 { $x } 列、从前数第 { $y } 排、从下数第 { $z } 层的那个
