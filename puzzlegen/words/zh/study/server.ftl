# The page of a study, and of the approval of candidates
title = 视觉谜题

about = 谜题会一道一道地出现。请看图、读题，并尽量作答。请独立完成，不要使用程序或搜索引擎；可以用纸和笔。
kept = 保存的内容：你的回答、所用时间、窗口大小，以及放大图片的次数。
not-kept = 不保存：姓名、地址或其他个人信息。你只是一个随机编号。
who = 谁能看到：本研究的组织者；他们可能会公开发表。
personal = 这个页面的地址只属于你一个人：把它交给你的人能够知道哪些回答是你的。
leaving = 你可以随时停止，并用每页底部的按钮删除全部数据。先有几道带解答的练习题；之后不再显示解答。

# Instead, where candidates are approved
about-approval = 这些谜题由他人或模型提出。只有当不知道答案的人也能解出时，我们才会发表。请看图、读题并作答。请独立完成，不要使用程序或搜索引擎；可以用纸和笔。如果某道题是你自己提出的，或者你已见过它的答案，请说明你已知道。
who-approval = 与该编号一起公开的内容：你对被采用谜题的回答和所用的秒数。
leaving-approval = 你可以随时停止，并用每页底部的按钮删除全部数据；届时已经公开的内容无法收回。

join = 我同意：用中文开始
send = 回答
next = 下一题
solved = 画上了解答的图片
give-up = 放弃
known = 我已知道这道题
wrong = 这道题有错
why = 哪里有错？
report = 报告并继续
long = 这道题已经用了五分钟。可以继续，也可以放弃。
progress-practice = 练习 { $number } / { $total }
progress-items = 第 { $number } 题，共 { $total } 题

ready = 练习结束。
ready-more = 现在开始正式题目，不再显示解答。
begin = 开始
thanks = 谢谢！
thanks-more = 这是最后一题，可以关闭页面了。如果以后想删除你的回答，需要这个编号：
leave = 停止并删除我的全部回答
sure = 删除你的全部回答？此操作无法撤销。
closed = 这里不能再参加了。
deleted = 你的全部回答已删除。
gone-more = 可以关闭页面了；这个地址已不再使用。
