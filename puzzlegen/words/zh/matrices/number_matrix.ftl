dark = 深色格，其余都是浅色格
empty = 没有写数的格
asked = 问号

times = { $words }的 { $by } 倍
plus = { $words }加上 { $by }
minus = { $words }减去 { $by }

scope-row = 它所在行的深色格
scope-column = 它所在列的深色格
scope-sides = 与它有公共边的深色格
scope-row_column = 它所在行和列的深色格
scope-diagonals = 与它只有一个公共角的深色格
scope-around = 与它有公共边或公共角的深色格
scope-left = 它所在行中位于它左边的深色格
scope-right = 它所在行中位于它右边的深色格
scope-above = 它所在列中位于它上方的深色格
scope-below = 它所在列中位于它下方的深色格
scope-slants = 经过它的两条斜线上的深色格
scope-knights = 与它相隔国际象棋中马走一步的深色格

function-sum = { $cells }中各数之和
function-count = { $cells }的个数
function-largest = { $cells }中最大的数
function-smallest = { $cells }中最小的数
function-product = { $cells }中各数之积
function-difference = { $cells }中最大数与最小数之差
function-odd = { $cells }中奇数的个数
function-even = { $cells }中偶数的个数

find = 所有浅色格按同一条规律由某些深色格得到：同行、同列或同行同列的；同行中只在左边或只在右边的；同列中只在上方或只在下方的；两条斜线上的；有公共边的、只有公共角的或两者皆可的；或相隔国际象棋中马走一步的。它是这些数的和、积、最大数、最小数、最大减最小、个数、奇数个数或偶数个数，可能再加上、减去或乘以一个固定的整数。

follow = 这个方格表中，每个浅色格中的数是{ $rule }。每个深色格中是 1 到 9 的一个数，可以重复。有些格子没有写出数。

ask = 问号处应是哪个数？

short-find = 这个方格表中所有浅色格都遵循同一条规律。问号处应是哪个数？
short-follow = 每个浅色格中的数是{ $rule }，每个深色格中是 1 到 9。问号处应是哪个数？

found = 每个浅色格中的数是{ $rule }。对问号处，这些深色格中是 { $held }，所以是 { $key }。

worked = 逐个求出（r1c2 指第 1 行第 2 列）：{ $steps }。所以问号处是 { $key }。

step = { $cell } = { $number }

step-back = 由 { $clue } 得 { $cell } = { $number }

place = r{ $row }c{ $column }
