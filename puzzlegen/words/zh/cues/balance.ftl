noun-beam = 天平
noun-kitchen = 天平
noun-seesaw = 跷跷板

rules = 图中的东西都是玩具，每样的重量都是 1 到 9 克之间的整数克，样子相同的重量相同。{ $noun }水平时，两边一样重；否则低的一边更重。

ask-heaviest = A 到 D 中，哪一样比图中其他各样东西都重？
ask-lightest = A 到 D 中，哪一样比图中其他各样东西都轻？
ask-order = A 到 D 中，哪一行是按重量从轻到重（最轻的在最左边）排列的？
ask-tips = 带问号的{ $noun }还锁着。松开后会怎样？
ask-pan = 带问号的{ $noun }还锁着，右边是空的。右边应放上 A 到 D 中的哪一份，松开后才能保持水平？
ask-worth = 带问号的{ $noun }还锁着。右边只能再放同样的东西。右边一共要有多少个，松开后才能保持水平？

tips-left = 左边下沉
tips-right = 右边下沉
tips-level = 保持水平

tilts-left = 左边低
tilts-right = 右边低
tilts-level = 水平

weighing = 左：{ $left }；右：{ $right }；{ $tilt }

by = { $count ->
    [1] 看第 { $scales } 个{ $noun }：{ $shown }。
   *[other] 把第 { $scales } 个{ $noun }合起来看：{ $shown }。
}

follows = { $sum }，所以{ $facts }

heavier = { $heavy } > { $light }

alike = { $heavy } = { $light }

times = { $scale }{ $often ->
    [1] { "" }
    [2] （两次）
   *[3] （三次）
}

row = 所以从轻到重依次是{ $row }，即 { $answer } 行。

most-heaviest = 所以最重的是{ $key }，即 { $answer }。
most-lightest = 所以最轻的是{ $key }，即 { $answer }。

unit = 这里只看比例，不妨设{ $name } = { $weight }。

equal = 第 { $scale } 个{ $noun }：{ $left } = { $right }，所以{ $name } = { $weight }。

total = { $load } = { $weight }

sides = 带问号的{ $noun }：左边 { $left }，右边 { $right }，{ $so }。

answer = 所以答案是 { $answer }

locked = 锁着

several = { $count } 个{ $name }

numbered = 第 { $number } 个{ $noun }
asked = 带问号的{ $noun }
