rules = 每幅图代表它的英文名称（一个单词）。从左到右计算：“+”表示把名称或字母接在已有字母的后面；“−”表示从已有字母中去掉一段连续的、顺序相同的字母。

result-one = 结果是一个常见的英文单词。
result-class = 四个算式的结果各是一个常见的英文单词，都是某种东西或生物的名称。
result-picture = 结果是 { $word }。算式中缺了一幅图。

ask-word = 是哪个单词？
ask-word_choice = 是下面哪个单词？
ask-class = 四个结果中只有一个符合“{ $kind }”，是算式 A 到 D 中哪一个的结果？
ask-odd = 四个结果中只有一个不符合“{ $kind }”，是算式 A 到 D 中哪一个的结果？
ask-picture = A 到 D 中，哪幅图应放在那里？

short = 把图读作英文单词，从左到右添上、去掉字母。

added = { $before } 加上 { $part } 得 { $then }
removed = { $before } 去掉 { $part } 剩下 { $then }

fits = 缺少的图是 { $name }：{ $steps }。

is = { $steps }。所以只有 { $word } 符合“{ $kind }”。
is-not = { $steps }。所以只有 { $word } 不符合“{ $kind }”。

picture = （图：{ $name }）

missing = （缺少的图）

stop = 。
why = { $steps }。

then = ，

