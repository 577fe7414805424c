engine = 国际象棋引擎 { $name } 搜索 { $nodes } 个节点，以厘兵为单位评估局面和着法；一个兵约值 100 厘兵。

turn = 轮到{ $side }走。

side-w = 白方
side-b = 黑方

view-white = 棋盘从白方一侧看：白兵向上走。
view-black = 棋盘从黑方一侧看：白兵向下走。

piece-p = 兵
piece-n = 马
piece-b = 象
piece-r = 车
piece-q = 后
piece-k = 王

no-castling-fully = 双方都不能王车易位。

castling-fully = 王车易位权（王和车均未动过）：白方{ $white }，黑方{ $black }。

not-passed-fully = 目前没有可吃的过路兵。

briefly = 轮到{ $side }走：{ $question }
briefly-told = 轮到{ $side }走（{ $told }）：{ $question }
no-castling-briefly = 无王车易位
castling-briefly = 王车易位权：白方{ $white }，黑方{ $black }
not-passed-briefly = 目前无吃过路兵

wings-none = 无
wings-k = 王翼
wings-q = 后翼
wings-kq = 两翼
