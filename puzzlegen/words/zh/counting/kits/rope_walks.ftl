arcs = （弧指边上向外凸出的弧，上下两边从左数，左右两边从上数。）

arc-top = 上边第 { $ordinal } 段弧
arc-right = 右边第 { $ordinal } 段弧
arc-bottom = 下边第 { $ordinal } 段弧
arc-left = 左边第 { $ordinal } 段弧

corner-upper-right = 右上角的弧
corner-lower-right = 右下角的弧
corner-lower-left = 左下角的弧
corner-upper-left = 左上角的弧

ordinal = { $number }

loop = 一个带{ $arc }{ $more ->
    [0] { "" }
   *[other] 和另外 { $more } 段弧
 }

inner = 一个在内部，位于第 { $left } 到第 { $right } 列、第 { $top } 到第 { $bottom } 行的绳股之间
