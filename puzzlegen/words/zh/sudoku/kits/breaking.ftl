place = 第 { $row } 行第 { $column } 列

between = { $one }与{ $other }

row = 第 { $number } 行

column = 第 { $number } 列

breaks-cage = { $place }标着 { $value } 的虚线框内之和是 { $total }
breaks-thermometer = 球端在{ $place }的温度计上依次是 { $values }
breaks-arrow = { $place }的圆圈内是 { $first }，而箭杆上之和是 { $rest }
breaks-white_dot = { $pair }之间的白点两边是 { $first } 和 { $last }
breaks-black_dot = { $pair }之间的黑点两边是 { $first } 和 { $last }
breaks-bar = { $pair }之间的短条两边是 { $first } 和 { $last }
breaks-greater = { $pair }之间的大于号开口朝向 { $first }，尖端指向 { $last }
breaks-even = { $place }的方块格是 { $first }
breaks-odd = { $place }的圆盘格是 { $first }
breaks-sandwich = { $line }的提示是 { $value }，而两端之间之和是 { $between }
breaks-little_killer = 从{ $place }起提示为 { $value } 的斜线上之和是 { $total }

breaks-twice = { $place }标着 { $value } 的虚线框内是 { $values }，有重复

absent = { $pair }是 { $first } 和 { $last }，两格之间却没有标记
