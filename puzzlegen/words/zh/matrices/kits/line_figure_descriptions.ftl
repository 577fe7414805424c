axes = 点写作 (x, y)，以步为单位，从小图的中心算起：x 向右，y 向下。小图的各边距中心 9.3 步。

lines = 直线段{ $lines }

line = 从 { $start } 到 { $end }

circle = 以 { $middle } 为圆心、半径 { $radius } 的圆

arc = 以 { $middle } 为圆心、半径 { $radius } 的圆弧，从 { $start } 顺时针到 { $end }

dots = 圆点 { $dots }
