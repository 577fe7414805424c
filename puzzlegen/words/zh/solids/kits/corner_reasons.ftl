and = 和

the = { $mark }

tee = 丁字形

meet-fold = 展开图折好后，{ $marks }相交于一个顶点，按顺时针依次排列，朝向也与正方体 { $answer } 相同。
meet-not_fold = 正方体 { $answer } 的一个顶点处，按顺时针依次是{ $marks }。
meet-net = 正方体的一个顶点处，按顺时针依次是{ $marks }；展开图 { $answer } 正好这样折成。

others = 其他正方体都与折成的正方体相符。

of-cubes = { $letters } 中，{ $fault }
of-nets = 展开图 { $letters } 折成的正方体中，{ $fault }

faults = { $faults }。

put-opposite = { $marks }相邻，而展开图折好后它们在相对的面上
opposite = { $marks }在相对的面上

put-in-reverse = { $marks }按顺时针排列，而展开图折好后是逆时针
reversed = { $marks }按逆时针排列

turn = { $mark }还差{ $how }

clockwise = 顺时针四分之一圈
half-turn = 半圈
anticlockwise = 逆时针四分之一圈

quarter = 四分之一圈
