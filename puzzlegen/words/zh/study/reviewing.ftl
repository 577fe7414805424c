# The page of a review, and of the labelling of errors
title = 审阅
join = 开始

about = 你将在发布之前审阅 { $items } 道谜题。
answer-first = 先作答，再看答案：先看到答案，就容易漏掉问题。
judge-alone = 通过一道题，或标记它并说明原因。完成之前请不要与他人讨论；之后可以改变看法，最初的判断也会保留。
keys = 按键：字母选择选项，数字填入答案，Enter 核对，K 显示答案，之后 Y 通过、数字标记，+ 和 - 缩放，左右方向键前后翻页，L 显示列表。
nameless = 你只是一个随机编号；不保存姓名和地址。

# Instead, where errors are labelled
about-errors = 你将按 { $scheme } 的错误类型标注模型的 { $items } 个错误回答。
what-first = 请看题目、答案和模型的回答，指出最先出错的地方。
label-alone = 完成之前请不要与他人讨论；之后可以改变看法，最初的判断也会保留。
keys-errors = 按键：按钮上的符号用于标注，X 表示无法判断，+ 和 - 缩放，左右方向键前后翻页，L 显示列表。

progress = 第 { $number } 题，共 { $total } 题 · { $family } · { $level }
said = 模型的回答
check = 核对我的答案 (Enter)
reveal = 显示答案 (K)
verdict = 你的判断
mine = 你的回答：
unanswered = 你没有作答。
key = 答案：
approve = 通过
untold = 无法判断

# Reasons for a flag
reason-illegible = 图看不清
reason-unclear = 题意不清
reason-ambiguous = 另一个答案也说得通
reason-key = 答案有错
reason-ugly = 不美观
reason-leak = 泄露答案
reason-other = 其他

note = 具体是什么？可能会公开。
flag = 标记 (Enter)
previous = ← 上一题
next = 下一题 →
list = 列表 (L)
first = 通过之前请先看答案。
say = 请说明问题。

# What somebody said of an item
none = 尚未判断。
approved = 你已通过。
flagged = 你已标记：{ $reason }。
labelled = 你的判断：{ $type }。
open = 尚未判断
fine = 已通过

standing = 已判断 { $judged } / { $total }
all-judged = 全部完成，谢谢！
standing-more = 可以打开任何一题再看，或改变看法。如果以后想删除你的判断，需要下面的编号。
leave = 停止并删除我的全部判断
sure = 删除你的全部判断？此操作无法撤销。
