boxes = 在格中填入{ $noun }{ $symbols }，使每行、每列以及粗线围成的每个宫里，每个{ $noun }都恰好出现一次。

pieces = 在格中填入{ $noun }{ $symbols }，使每行、每列以及粗线围成的每个区域里，每个{ $noun }都恰好出现一次。

rule-diagonals = 两条带底色的对角线上，每个{ $noun }也都恰好出现一次。
rule-windows = 四个带底色的方块里，每个{ $noun }也都恰好出现一次。
rule-anti_knight = 相隔国际象棋中马的一步（先沿行或列走两格，再拐直角走一格）的两格，所填{ $noun }不能相同。
rule-all_dots = 圆点没有遗漏：左右或上下相邻的其他两格，{ $noun-value }既不相差 1，也没有一个是另一个的两倍。
rule-all_bars = 短条没有遗漏：左右或上下相邻的其他两格，{ $noun-value }不相差 1。

mark-cage = 每个虚线框内的{ $noun }互不相同，它们的和等于框角上的小数字。
mark-thermometer = 沿着每支温度计，从圆形的球端到另一端，所填的{ $noun-value }逐格严格增大。
mark-arrow = 箭头圆圈内的数等于箭杆上各数之和；在其他规则允许时，箭杆上的{ $noun }可以重复。
mark-white_dot = 白点两侧的{ $noun-value }相差 1。
mark-black_dot = 黑点两侧的{ $noun-value }，一个是另一个的两倍。
mark-bar = 短条两侧的{ $noun-value }相差 1。
mark-greater = 两格之间的大于号开口朝向较大的{ $noun-value }。
mark-even = 浅色方块表示偶{ $noun-value }。
mark-odd = 浅色圆盘表示奇{ $noun-value }。
mark-sandwich = 盘外的数等于该行或该列中 { $first } 与 { $last } 之间各{ $noun-value }之和；两者相邻时为 0。
mark-little_killer = 带箭头的数等于从箭头所指的格开始的斜线上各数之和；在其他规则允许时，斜线上的{ $noun }可以重复。

some-dots = 圆点可能有遗漏：没有圆点不说明任何关系。
some-cage = 虚线框之外的格没有其他条件。
some-greater = 没有大于号的两格，大小关系不限。
some-sandwich = 没有标数的行或列，和不限。

either-dot = 1 与 2 之间的点可能是白点，也可能是黑点。

unmarked = （图形和符号从略）

unshaded = （底色从略）

asked-digit = 第 { $row } 行第 { $column } 列（从左上角数起）应填哪个{ $noun }？
asked-cell_choice = 四个选项中，哪一个应填在突出显示的格里？
asked-grid_choice = 填好的盘面 A、B、C、D 中，哪一个是左边题目的解？
asked-grid = 请解出整个盘面。
asked-continuation-alone = 盘面 A、B、C、D 都在同一道题目上另填了三个{ $noun }（不是粗体）。哪一个盘面里新填的三个{ $noun }全都正确？
asked-continuation = 盘面 A、B、C、D 都在左边的题目上另填了三个{ $noun }{ $unmarked }。哪一个盘面里新填的三个{ $noun }全都正确？
asked-wrong_entry = 有人已经填了解的一部分，但恰好填错了一格。{ $printed }哪一格的{ $noun }填错了？

short-digit = 第 { $row } 行第 { $column } 列（从左上角数起）应填哪个{ $noun }？
short-cell_choice = 突出显示的格应填哪个选项？
short-grid_choice = 盘面 A 到 D 中，哪一个是解？
short-grid = 它的解是什么？
short-continuation = 盘面 A 到 D 中，哪一个新填的三个{ $noun }全都正确？
short-wrong_entry = 唯一填错的是哪一格？{ $printed }

hint-diagonals = 两条带底色的对角线上{ $noun }也不重复
hint-windows = 带底色的方块里{ $noun }也不重复
hint-anti_knight = 国际象棋中相隔马的一步的两格{ $noun }不同
hint-cage = 虚线框内{ $noun }互不相同，和为框角的数
hint-thermometer = 温度计从球端起逐格{ $noun-unsaid }严格增大
hint-arrow = 圆圈内的数等于箭杆上各数之和
hint-white_dot = 白点：相差 1
hint-black_dot = 黑点：一个是另一个的两倍
hint-bar = 短条：相差 1
hint-greater = 大于号的尖端指向较小的{ $noun-value }
hint-even = 浅色方块：偶数
hint-odd = 浅色圆盘：奇数
hint-sandwich = 盘外的数：该行或该列中 { $first } 与 { $last } 之间各数之和
hint-little_killer = 盘外的数：斜线上各数之和，可以重复
hint-all_dots = 没有遗漏
hint-all_bars = 没有遗漏

hint-lettered = { $first } 到 9 和 A 到 { $last }

hint-some_dots = 可能有遗漏

printed = 粗体{ $noun }是题目给出的，都是对的。

symbols-lettered = { " " }1 到 9 和 A 到 { $last }（A 代表 10，依此类推，{ $last } 代表 { $n }）

symbols-digits = { " " }1 到 { $last }

solution = 完整的解（逐行）：{ $rows }。

cell = 第 { $row } 行第 { $column } 列是 { $right }。

correction = 第 { $row } 行第 { $column } 列应填 { $right }，而不是 { $wrong }。

wrong = { $letter } 在 r{ $row }c{ $column } 填了 { $wrong }，而不是 { $right }。

wrong-first = { $letter } 在 r{ $row }c{ $column }（第 { $row } 行第 { $column } 列）填了 { $wrong }，而不是 { $right }。

broken = { $letter } 中，{ $reason }。

right = { $letter } 与解相符。

# What a cell holds, and the number that it stands for; where Chinese need not name it, it is unsaid
digit = 数字
    .value = 数
    .unsaid = { "" }

symbol = 符号
    .value = 数
    .unsaid = { "" }

named = 数独：{ $question }
named-hints = 数独（{ $hints }）：{ $question }
