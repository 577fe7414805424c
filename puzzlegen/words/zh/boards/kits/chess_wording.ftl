turn = 轮到{ $side }走。

sides-w = 白方
sides-b = 黑方

view-white = 棋盘从白方一侧看：白兵向上走。
view-black = 棋盘从黑方一侧看：白兵向下走。

pieces-p = 兵
pieces-n = 马
pieces-b = 象
pieces-r = 车
pieces-q = 后
pieces-k = 王

no-castling = 双方都不能王车易位。

castling = 王车易位权（王和车均未动过）：白方{ $white }，黑方{ $black }。

not-passed = 目前没有可吃的过路兵。

briefly = 轮到{ $side }走{ $told }：
briefly-told-no = { "" }
briefly-told-yes = （{ $told }）
briefly-no-castling = 无王车易位
briefly-castling = 王车易位权：白方{ $white }，黑方{ $black }
briefly-not-passed = 目前无吃过路兵

wings-x = 无
wings-k = 王翼
wings-q = 后翼
wings-kq = 两翼
