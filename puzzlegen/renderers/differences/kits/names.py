"""What the kinds of things are called, in English and in Chinese."""

from typing import Final

from puzzlegen.core.item import LANGUAGES, Text

_CHINESE: Final = """
abacus 算盘, alarm_clock 闹钟, anchor 船锚, angler 钓鱼人, arch 花拱门, armchair 扶手椅, ball 皮球,
balloon 热气球, balloon_child 拿气球的孩子, barrel 木桶, basket 篮子, beehive 蜂箱, bench 长椅, bicycle 自行车,
bin 垃圾桶, bird 小鸟, birdhouse 鸟屋, blocks 积木, boathouse 船屋, bollard 系缆桩, book_pile 书堆,
bookcase 书柜, bottle 瓶子, bread 面包, bucket 水桶, buoy 浮标, bus 公交车, bush 灌木, butterfly 蝴蝶,
cabinet 柜子, cake 蛋糕, candles 蜡烛, car 汽车, cat 猫, child 坐着的孩子, clock 挂钟, cloud 云, computer 电脑,
cook 厨师, cottage 小屋, crab 螃蟹, crate 木箱, cupcakes 纸杯蛋糕, daisy 雏菊, desk_lamp 台灯, desktop 桌面,
dog 狗, dog_walker 遛狗的人, duck 鸭子, fence 栅栏, fir 冷杉, fireplace 壁炉, fish_basket 鱼篓,
fishing_boat 渔船, flagpole 旗杆, floor 地板, floor_lamp 落地灯, flowerpot 花盆, fountain 喷泉,
fruit_bowl 水果碗, gardener 园丁, garland 彩旗, gift 礼物, globe 地球仪, gnome 小矮人, gramophone 留声机,
guitar 吉他, haze 薄雾, hedgehog 刺猬, hills 山丘, houseplant 盆栽, hydrant 消防栓, jar 罐子, jetty 栈桥,
kettle 水壶, keyboard 键盘, kite 风筝, lane 小路, lawn 草地, lifebuoy 救生圈, lighthouse 灯塔,
market_stall 货摊, mirror 镜子, moon 月亮, mouse 鼠标, mug 杯子, mushroom 蘑菇, note 便条, notebook 笔记本,
pan 平底锅, parasol 遮阳伞, path 石板路, pavement 人行道, pencil_cup 笔筒, pet_bowl 宠物碗, picture 画框,
pigeon 鸽子, planter 花箱, pond 池塘, postbox 邮筒, pot 汤锅, pouffe 坐墩, pumpkin 南瓜, quay 码头,
rabbit 兔子, rail 挂杆, reader 看书的人, road 马路, robot 机器人, rope 缆绳, rowing_boat 划艇, rug 地毯,
ruler 尺子, sailboat 帆船, sailor 水手, sand 沙滩, scales 厨房秤, scarecrow 稻草人, scissors 剪刀, sea 大海,
seagull 海鸥, shed 工具棚, shelf 搁板, shop 商店, side_table 边桌, side_wall 侧墙, sign 路牌, sky 天空,
snail 蜗牛, sofa 沙发, square 广场, stapler 订书机, steamer 轮船, sticky 便利贴, stool 凳子, stove 炉灶,
street_lamp 路灯, sun 太阳, sunflower 向日葵, table 餐桌, tape 胶带座, teapot 茶壶, teddy 泰迪熊, tiles 瓷砖墙,
toaster 烤面包机, towel 毛巾, townhouse 楼房, toy_train 玩具火车, tree 树, tulip 郁金香, utensil 厨具,
vase 花瓶, walker 行人, wall 墙, watering_can 洒水壶, well 水井, wheelbarrow 手推车, window 窗户,
worktop 操作台
"""
_ENGLISH: Final = {
    "arch": "rose arch",
    "balloon_child": "child with a balloon",
    "blocks": "toy blocks",
    "book_pile": "pile of books",
    "child": "sitting child",
    "desktop": "top of the desk",
    "dog_walker": "person with a dog",
    "fish_basket": "basket of fish",
    "mouse": "computer mouse",
    "sticky": "sticky note",
    "tape": "tape dispenser",
    "utensil": "kitchen utensil",
}

NAMES: Final[dict[str, Text]] = {
    kind: dict(zip(LANGUAGES, (_ENGLISH.get(kind, kind.replace("_", " ")), chinese), strict=True))
    for kind, chinese in (entry.split() for entry in _CHINESE.split(","))
}
"""The name of each kind of thing, without an article."""
