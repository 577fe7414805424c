shown-solid = 图的上半部分是一个展开图。
shown-net = 图的上半部分是一个立体，下面有四个展开图。
shown-both = 图中是一个展开图和它折成的立体。

lines = 展开图沿实线剪开、沿虚线折叠，细线只是把面分成单位正方形。立体图中看不见的棱用虚线表示。

ask-solid = 这个展开图可以折成 A 到 D 中的哪一个立体？
ask-net = A 到 D 中哪一个展开图可以折成这个立体？
ask-edge = 折好后，带红条的边与一条带蓝条的边重合。是 A 到 D 中的哪一条？
ask-corner = 折好后，红色的角与一个蓝色的角重合于同一点。是 A 到 D 中的哪一个？

short-net = A 到 D 中哪一个展开图可以折成上面的立体？
short-edge = 展开图折成立体后，A 到 D 中哪一条边与带红条的边重合？
short-corner = 展开图折成立体后，A 到 D 中哪一个角与红色的角重合于同一点？

solid = 立体

net = 展开图

red-edge = 带红条的边
red-corner = 红色的角
