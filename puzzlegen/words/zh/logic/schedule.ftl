rules-wall = P 到 { $last } 各钟是在同一时刻看到的，其中恰有 { $reflected } 个是从镜子里看到的，左右相反。方框里的标签是从钟上掉下来的，每个钟一个，写明那个钟快（+）或慢（−）多少分钟；0 表示那个钟是准的。
rules-offices = 每一行是一处{ $noun }今天的安排，按它自己的钟从 8:00 到 20:00；彩色条表示没空。各钟是在此刻同时看到的，显示当地时间，此刻各地都在 8:00 到 20:00 之间。所有{ $noun }都要参加一次通话。整个通话期间，谁都不能没空，且各地时间都须在 8:00 到 20:00 之间；通话可以恰好在彩色条结束时开始、在彩色条开始时结束。
rules-sheets = 这些日历页属于同一年的不同月份；不知道是哪一年，可能是闰年。页顶的数是月份。每一行是一周，从星期一（最左）到星期日（最右）。锯齿边表示撕掉了一部分：上边撕掉了月份数，可能还有几周；下边可能撕掉了几周。除此之外没有缺少日子。

bare = 只有一根针的钟掉了时针，剩下的是分针。

ask-time = A 到 D 都不是镜子里的钟，哪一个显示的是真正的时间？
ask-minutes = 真正的时间是几点几分？只答其中的“分”。
ask-right_box = 哪一个钟是准的？（框出整个钟，不含字母。）
ask-mirror_boxes = 哪几个钟是从镜子里看到的？（分别框出整个钟，不含字母。）
ask-call = 通话需要 { $minutes } 分钟。通话开始时，{ $noun } { $name } 的当地时间是 A 到 D 中哪个钟显示的时间？
ask-longest = 通话最长可以有多少分钟？
ask-bar_box = 要进行 { $minutes } 分钟的通话，必须取消某一条彩色条。是哪一条？（框出这一条。）
ask-month = { $name } 页是几月？
ask-weekday = 那一年的{ $date }是星期几？
ask-sheet_box = 哪一页是{ $month }？（框出这一页，不含字母。）

one-mirror = 哪一个钟是从镜子里看到的？（框出整个钟，不含字母。）

ahead = 换算到 { $base } 的时间，其他各行要加（分钟）：{ $ahead }。

free = 于是按 { $base } 的钟，大家都有空的时间是 { $spans }。

begins = 所以按 { $name } 的钟，通话从 { $time } 开始，即 { $answer }。
begins-of-several = 只有其中 { $minutes } 分钟的一段够长：按 { $name } 的钟从 { $time } 开始，即 { $answer }。

longest = 一共 { $minutes } 分钟。
longest-of-several = 最长的一段有 { $minutes } 分钟。

cancel = { $shared ->
    [0] 现在大家没有共同的空闲时间。
   *[other] 现在大家共同的空闲最长为 { $shared } 分钟。
}取消 { $name } 的第 { $at } 条后，按 { $base } 的钟从 { $time } 起有 { $best } 分钟；取消其他任何一条，最多 { $second } 分钟。

told-bare = 只有分针，指着 { $minute } 分
told-clock = 钟 { $name } 看起来是
told-tags = 方框里的标签
told-office = 钟显示 { $now }；没空的时间 { $busy }
told-sheet = { $head }；{ $foot }
told-torn-top = 上边撕掉了
told-month = 月份 { $month }
told-torn-bottom = 下边撕掉了
told-whole-bottom = 下边完整

noun-offices = 办公室
noun-ships = 船
noun-studios = 演播室
