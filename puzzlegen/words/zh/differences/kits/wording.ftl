drawing = 画
    .counted = 幅画
    .pair = 同一场景的两幅画
    .alike = 画的是同一场景
photograph = 版本
    .counted = 个版本
    .pair = 同一张照片的两个版本
    .alike = 是同一张照片的两个版本

shown-beside = 图中左右并排着{ $one-pair }。
shown-below = 图中上下排列着{ $one-pair }。
shown-files = 这两张图片{ $one-alike }。

first-beside = 左边的{ $one }
first-below = 上面的{ $one }
first-files = 第一张图片

boxes = 每处不同的方框都画在{ $first }中，框住该处所有看起来不同的部分。
single = 方框画在{ $first }中，框住该处所有看起来不同的部分。
where-boxes = 若某物在其中一{ $one-counted }中缺失，方框位于它所在或应在之处；若某物的位置改变了，方框应包含它的两个位置；若某物只有一部分不同，方框只框住那一部分。

held = 人手中拿着或正在玩的东西算作此人的一部分。

asked-boxes = 两{ $one-counted }恰有 { $number } 处不同。它们在哪里？
asked-single = 两{ $one-counted }恰有一处不同。它在哪里？
asked-choice = 在四个带字母的方框区域中，恰有一个区域里两{ $one-counted }不同，其他地方完全相同。是哪一个区域？
asked-count = 两{ $one-counted }有多少处不同？一个物体增加、缺失、移动或改变，算一处不同。

short-boxes = 两{ $one-counted }恰有 { $number } 处不同：请在{ $first }中找出它们。若某物的位置改变了，方框应包含它的两个位置。
short-single = 两{ $one-counted }恰有一处不同：请在{ $first }中找出它。若某物的位置改变了，方框应包含它的两个位置。

changes-outline = 轮廓不同
changes-added = 只在第二{ $one-counted }中出现
changes-removed = 只在第一{ $one-counted }中出现
changes-colour = 颜色不同
changes-position = 位置不同
changes-size = 大小不同
changes-rotation = 转动了角度
changes-pattern = 花纹不同
changes-count = 有一处细节不同
changes-symbol = 符号不同

places = 位置 (x, y) 指{ $first }中的位置。

entry = ({ $x }, { $y })
entry-of-thing = { $thing } ({ $x }, { $y })，{ $change }

list-boxes = 不同之处：{ $changes }。
list-single = 不同之处：{ $changes }。
list-choice = 区域 { $answer }：{ $changes }。
list-count = { $number } 处不同：{ $changes }。
