grid = 盘面，自上而下逐行列出（. 表示空格）

bold = 其中粗体的（题目给出的）

boxes = 粗线把盘面分成 { $height } 行 { $width } 列的宫。

pieces = 粗线围成的区域，字母相同的格属于同一区域

highlighted = 突出显示的格是 { $cell }。

shaded-diagonals = 从一角到对角的两条对角线带底色。
shaded-windows = 四个 3 行 3 列的方块带底色，它们左上角的格是 (2, 2)、(2, 6)、(6, 2) 和 (6, 6)。

alike-white_dot = 两格之间的白点
alike-black_dot = 两格之间的黑点
alike-bar = 两格之间的短条
alike-greater = 两格之间的大于号（> 开口朝向前一格）
alike-even = 画有浅色方块的格
alike-odd = 画有浅色圆盘的格

each-cage = 虚线框，角上的数字为 { $value }，包含 { $cells }。
each-thermometer = 温度计，从球端到另一端依次经过 { $cells }。
each-arrow = 箭头，圆圈在 { $first }，箭杆依次经过 { $rest }。
each-little_killer = 盘面外的数 { $value }，其箭头从 { $first } 进入，指向{ $way }。

beside-row = 第 { $line } 行左侧的数是 { $value }。
above-column = 第 { $line } 列上方的数是 { $value }。

way-down-right = 右下
way-down-left = 左下
way-up-right = 右上
way-up-left = 左上

between = { $one } 与 { $other }

greater = { $one } > { $other }
