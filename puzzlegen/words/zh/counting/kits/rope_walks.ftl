arcs = （弧指边上向外凸出的弧，上下两边从左数，左右两边从上数。）

arc-1 = 上边{ $nth }弧
arc-2 = 右边{ $nth }弧
arc-3 = 下边{ $nth }弧
arc-4 = 左边{ $nth }弧

corner-0-1 = 右上角的弧
corner-1-2 = 右下角的弧
corner-2-3 = 左下角的弧
corner-0-3 = 左上角的弧

nth = 第 { $number } 段

loop = 一个带{ $arc }
loop-more = 一个带{ $arc }和另外 { $more } 段弧

inner = 一个在内部，位于第 { $a } 到第 { $b } 列、第 { $c } 到第 { $d } 行的绳股之间
