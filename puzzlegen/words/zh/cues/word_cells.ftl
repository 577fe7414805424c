what-tiles = 这组字母牌
what-biscuits = 这盘字母饼干
what-quilt = 这床字母拼布被
what-stamps = 这版字母邮票

rules = 把{ $what }分成若干组，每组 { $lengths } 格，每格恰好用一次，使每组拼出一个常见的英文单词（不是人名、地名或缩写）。单词逐格走到有公共边的相邻格，{ $ways }，不能斜走。分法只有一种。

ways-onward = 每步只能向右或向下
ways-any = 每步可以向右、左、上或下

ask-words = 是哪些单词？
ask-holding = 经过高亮格的是哪个单词？
ask-among = 下面哪个单词出现在答案中？
ask-stranger = 下面哪个单词不出现在答案中？
ask-begins = 其中一个单词是 { $word }。它从哪一格开始？

short = 把字母分成由 { $lengths } 个相邻格组成的英文单词，一格不剩。

or = { " " }或{ " " }

only = { $cell } 的 { $letter } 只能属于 { $word }。

not = { $cell } 的 { $letter } 属于 { $word }，因为{ $against }。

lone = 若是 { $word }，{ $cell } 就没有常见单词可用

again = 另一个 { $word }

later = 若是 { $others }，其余的字母就分不开

rest = 剩下的只能分成 { $words }。

thus-words = 所以单词是 { $answer }。
thus-holding = 所以高亮的字母属于 { $answer }。
thus-among = 所以只有 { $answer } 出现。
thus-stranger = 所以 { $answer } 没有出现。
thus-begins = 所以 { $word } 从 { $begin } 开始。

grid = 逐行的字母

holes = 点表示那里没有格。

marked = 高亮格
