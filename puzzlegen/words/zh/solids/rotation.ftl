above = 彩色卡片上是由 { $count } 个单位正方体面对面拼成的立体，A 到 D 也都是这样的立体；每个立体的所有正方体都能看到。

each = 每个立体都由 { $count } 个单位正方体面对面拼成，每个立体的所有正方体都能看到。

rules-odd_one_out = 立体 { $first } 到 { $last } 中有三个是同一个立体，只是在空间中转动过；另一个怎样转动都不能变成它们。镜像不算相同。
rules-grouping = 立体 1 到 6 可分成两组，每组三个。同组的三个是同一个立体，只是在空间中转动过；镜像不算相同。
rules-analogy = 立体 1 在空间中转动后成为立体 2。另一个立体 3 绕同样的轴、以同样的方式转动。

ask-same = A 到 D 中恰有一个与卡片上的立体相同，只是在空间中转动过；镜像不算相同。是哪一个？
ask-odd_one_out = 哪一个立体与众不同？
ask-grouping = 哪个选项给出了这两组？
ask-analogy = 立体 3 转动后是 A 到 D 中的哪一个？

short-same = A 到 D 中哪一个是卡片上的立体在空间中转动（不翻成镜像）后的样子？
short-odd_one_out = 不管立体在空间中怎样转动，哪一个与众不同？
short-grouping = 这些立体只在空间中转动（不翻成镜像），可分成两组，每组三个相同。哪个选项给出了这两组？
short-analogy = 立体 1 转动成立体 2。立体 3 以同样的方式转动，会成为 A 到 D 中的哪一个？

solid = 立体 { $number }

becomes = { $one } { $turns }，就成为 { $other }

chains = { $chains }。

odd-mirror = 而 { $odd } 是它们的镜像。
odd-moved = 而 { $odd } 有一个正方体的位置不同。

other-group-mirror = 两组互为镜像。
other-group-moved = 两组之间有一个正方体的位置不同。

same = { $answer } { $turns }，就成为卡片上的立体。{ $mirror } 是它的镜像。另外两个互为镜像，其中一个是把卡片上的立体的一个正方体移到别处而成的。

so-turned = 立体 1 { $turns }，就成为立体 2。立体 3 { $turns }，就成为 { $answer }。
