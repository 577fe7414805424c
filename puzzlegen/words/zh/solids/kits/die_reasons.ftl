pips = { $number }点

and = 和

shared = 视图 { $i } 和 { $j } 都有{ $x }和{ $y }，另一面一个是{ $a }，一个是{ $b }：所以{ $a }与{ $b }相对。

surrounded = { $x }与{ $others }都相邻：所以它的对面只能是{ $a }。

round = 绕{ $x }顺时针看，视图 { $i } 中是{ $a }、{ $b }，视图 { $j } 中是{ $p }、{ $q }：所以{ $a }与{ $p }相对，{ $b }与{ $q }相对。
round-left = { $x }的四周，视图 { $i } 中有{ $a }和{ $b }，视图 { $j } 中有{ $p }和{ $q }：所以它的对面只能是{ $r }。

in-line = { $x }朝向相同时，视图 { $i } 和 { $j } 中的{ $a }和{ $b }分别在它的两侧：所以{ $a }与{ $b }相对。

left-over = 剩下的{ $a }与{ $b }相对。

held = 与所有视图相符的骰子，按视图 1 摆放时，必定{ $held }。

behind-top = 底面是{ $mark }
behind-front = 左侧面的对面是{ $mark }
behind-right = 右侧面的对面是{ $mark }

order = 绕顶角顺时针看，{ $where }{ $seen }；{ $opposites ->
    [0] 最后一个视图中同样是
    [1] 其中一个换成其对面，顺序就反过来：最后一个视图中是
    [2] 其中两个换成其对面，顺序不变：最后一个视图中是
   *[3] 三个都换成其对面，顺序就反过来：最后一个视图中是
}{ $last }。

view-shows = 视图 { $i } 中是

views-show = 视图 { $i } 和 { $j }（{ $x }朝向相同时）合起来是

straight-on = 正对各面看（上面从上往下看、左侧面在下方），

turned = { $straight }视图 { $k } 中{ $m }图案{ $how }，{ $w }在它的{ $side }；最后一个视图中{ $w }{ $is_at }它的{ $there }，所以{ $m }图案{ $so }。

is = 在

opposite-is = （{ $p }的对面）在

above = 上方
to-the-right = 右方
below = 下方
to-the-left = 左方

or = { " " }或{ " " }

not-together = { $a }与{ $b }不会同时看到，所以不是 { $letters }。

clockwise = 如果是 { $letters }，顺时针就是{ $x }、{ $y }、{ $a }，而视图 { $k } 中是{ $x }、{ $y }、{ $b }。

other-side = 如果是 { $letters }，按{ $x }的朝向看，{ $a }就不在视图 { $k } 中的那一侧。

same-side = 如果是 { $letters }，按{ $x }的朝向看，{ $a }就在视图 { $k } 中{ $b }所在的那一侧。
