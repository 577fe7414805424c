material = { $side }走哪一步能强制得到最多的子？
material-rules = 兵 1 分，马、象各 3 分，车 5 分，后 9 分；将死胜过一切。双方都走最佳着法，看两步或三步，再走完所有吃子之后，只有一步棋能使{ $side }比现在、也比走其他任何一步都至少多得 3 分。
material-briefly = 哪一步棋能强制得子至少 3 分？

decided = 将死以及对任何一方超过 { $decided } 厘兵的评估，在此都按 { $decided } 计。

preferred = 按引擎的评估，{ $side }有一步棋对{ $side }而言比其他任何一步棋都至少多值 { $margin } 厘兵。是哪一步？
preferred-briefly = 引擎 { $engine }（搜索 { $nodes } 个节点）认为哪一步棋比其他着法都至少多值 { $margin } 厘兵？

aims = { $move } { $aims }。

takes = 吃掉 { $at } 的{ $piece }

attacks = 攻击 { $pieces }

uncovers = 闪击 { $pieces }

at = { $at } 的{ $piece }

and = 和{ " " }

also = ，并

best-reply = 若此后只有吃子和应将，{ $other }的最佳应着形成 { $line }，此时{ $side }比现在多得 { $gain } 分。

horizon = 再看两步和三步，无论{ $other }怎么走，也都至少多得 3 分。

preferred-by-engine = { $name } 对 { $san } 的评估比其他任何着法都至少高 { $margin } 厘兵，搜索四倍节点时也是如此。
