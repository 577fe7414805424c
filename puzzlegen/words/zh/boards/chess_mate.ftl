mate-in-1 = 轮到{ $side }走，一步将死对方。
mate-in-2 = 轮到{ $side }走，无论{ $other }如何应对，都能两步将死对方。
mate-in-3 = 轮到{ $side }走，无论{ $other }如何应对，最多三步将死对方。

which-in-1 = A、B、C、D 四个局面都轮到{ $side }走。在哪一个局面中{ $side }能一步将死对方？
which-in-2 = A、B、C、D 四个局面都轮到{ $side }走。在哪一个局面中，无论{ $other }如何应对，{ $side }最多两步就能将死对方？
which-in-3 = A、B、C、D 四个局面都轮到{ $side }走。在哪一个局面中，无论{ $other }如何应对，{ $side }最多三步就能将死对方？

ask-key = 恰好有一步棋能做到。是哪一步？
ask-line = 这条着法线中的每一步都是唯一的：{ $side }没有别的着法能同样快地将死，{ $other }没有别的合法应着。包括应着在内，整条着法线是什么？

briefly-key = 哪一步棋能在 { $moves } 步之内强制将死？
briefly-line = { $moves } 步强制将死的整条着法线（包括应着）是什么？
briefly-diagram = { $side ->
   *[other] A、B、C、D 中哪一个局面能在 { $moves } 步之内强制将死？
}

mate = { $move } 将死：{ $reasons }。

covers = { $at } 的{ $piece }控制 { $squares }

own = { $squares } { $count ->
   *[other] 被{ $other }自己的棋子占着
}

no-help = 没有棋子能吃掉这个{ $piece }
no-help-between = 没有棋子能吃掉这个{ $piece }或垫将

pinned = { $from } 的{ $helper }被 { $at } 的{ $piece }牵制，帮不上忙

double = 双将时只有王能走

line = { $line }。

only = { $reply } 是唯一合法的应着。

if = 若走 { $replies }，则 { $moves }。
if-other = 其他应着之后都是 { $moves }。

or = { " " }或{ " " }

in = { $letter } 中，{ $reason }。

met = 走 { $move }，对方可应 { $reply }

stalemate = 走 { $move } 则逼和

not-possible = 走不出 { $move }，而{ $reason }

no-check = 没有一步棋能将军
no-mate = { $reason }，接着没有一步将死
