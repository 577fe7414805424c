allows = 不论在不在镜中、配哪个标签，钟 { $name } 允许 { $times }。

offered = 四个选项中，钟 { $name } 只允许 { $times }。

leaves = 钟 { $name } 留下 { $times }。

counts = 若是 { $time }，镜中要有 { $counts } 个，而不是 { $reflected } 个。

crowd = 若是 { $time }，钟 { $clocks } 只能合用 { $tags }。

only = 所以是 { $time }，标签各用一次：{ $clocks }。

tagged = { $name } { $tag }
tagged-mirrored = { $name } { $tag }（镜中）

shows = 由 { $name } 页，{ $month } 1 日是{ $first }。

days-leap = 它有 29 天，所以是闰年。
days-common = 它有 28 天，所以是平年。

may = { $name } 可以是{ $months }

no-month = 任何月份都不行

counting = 由此推算，{ $sheets }。

in-common = 平年时，{ $sheets }
in-leap = 闰年时，{ $sheets }

left-whole = { $name } 从{ $first }开始，有 { $days } 天
left-torn = { $name } 从{ $first }开始

counted = { $sheets }。逐月往后推算：只有在{ $years }，各页才能各配一个月份。

year-common = 从{ $first }开始的平年
year-leap = 从{ $first }开始的闰年

so-month = 所以 { $name } 页是 { $answer } 月。
so-sheet_box = 所以 { $name } 页是{ $month }。
so-weekday = 所以{ $month } 1 日是{ $first }，{ $date }是{ $weekday }，即 { $answer }。
so-first = 所以{ $date }是{ $weekday }，即 { $answer }。

each = { $years }。

weekday = 星期{ $day ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
   *[7] 日
}

month = { $month } 月

date = { $month } { $day } 日
