and = 和

comma-and = ，

the = { $mark }

shapes-tee = 丁字形

meet-fold = 展开图折好后，{ $marks }相交于一个顶点，按顺时针依次排列，朝向也与正方体 { $answer } 相同。
meet-not_fold = 正方体 { $answer } 的一个顶点处，按顺时针依次是{ $marks }。
meet-net = 正方体的一个顶点处，按顺时针依次是{ $marks }；展开图 { $answer } 正好这样折成。

others = 其他正方体都与折成的正方体相符。

where-fold-1 = { $letters } 中，{ $fault }
where-not_fold-1 = { $letters } 中，{ $fault }
where-net-1 = 展开图 { $letters } 折成的正方体中，{ $fault }
where-net-2 = 展开图 { $letters } 折成的正方体中，{ $fault }

faults = { $faults }。

opposite-faces-no = { $marks }相邻，而展开图折好后它们在相对的面上
opposite-faces-yes = { $marks }在相对的面上

reversed-no = { $marks }按顺时针排列，而展开图折好后是逆时针
reversed-yes = { $marks }按逆时针排列

turn = { $mark }还差{ $how }

how-1 = 顺时针四分之一圈
how-2 = 半圈
how-3 = 逆时针四分之一圈

quarter = 四分之一圈
