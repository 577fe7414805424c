"""Shows the pictures of `puzzlegen.generators.cues.time_order`."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene, option_element
from puzzlegen.renderers.cues.kits.belongings import DRAWN, HEIGHT, cat
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, said
from puzzlegen.renderers.kits.wording import joined

_WIDTH: Final = 880  # pixels of all pictures together, about
_SLOT, _GROUND, _HEAD = 1.95, 0.45, 0.75  # width of a thing's place, floor below it, and room for a letter
_WALLS: Final = {
    "parlour": ("#f3e4cf", "#f7efe2", "#b98a5c"),
    "winter": ("#bcd7ea", "#e3eef5", "#f4f8fb"),
    "yard": ("#cfe6f2", "#eef6ee", "#a9c77d"),
}  # from the top down, and the floor
_NAMES: Final[dict[str, Text]] = {
    "apples": {"en": "apples", "zh": "苹果"},
    "bird": {"en": "bird", "zh": "小鸟"},
    "books": {"en": "pile of books", "zh": "书堆"},
    "bricks": {"en": "pile of bricks", "zh": "砖堆"},
    "bucket": {"en": "bucket", "zh": "水桶"},
    "cake": {"en": "cake", "zh": "蛋糕"},
    "candle": {"en": "candle", "zh": "蜡烛"},
    "fence": {"en": "fence", "zh": "栅栏"},
    "icicles": {"en": "icicles", "zh": "冰柱"},
    "jug": {"en": "jug", "zh": "水壶"},
    "prints": {"en": "paw prints", "zh": "爪印"},
    "scarf": {"en": "scarf", "zh": "围巾"},
    "snowman": {"en": "snowman", "zh": "雪人"},
    "sundial": {"en": "sundial", "zh": "日晷"},
    "sunflower": {"en": "sunflower", "zh": "向日葵"},
    "wall": {"en": "wall", "zh": "砖墙"},
}
_KNOWN: Final[dict[tuple[str, str], Text]] = {
    ("candle", "falls"): {"en": "The candle only burns down.", "zh": "蜡烛只会越烧越短。"},
    ("cake", "falls"): {"en": "The cake is only eaten.", "zh": "蛋糕只会被吃掉。"},
    ("jug", "rises"): {"en": "The jug only gets fuller.", "zh": "水壶里的水只增不减。"},
    ("jug", "falls"): {"en": "The jug only gets emptier.", "zh": "水壶里的水只减不增。"},
    ("scarf", "rises"): {"en": "The scarf is only knitted longer.", "zh": "围巾只会越织越长。"},
    ("scarf", "falls"): {"en": "The scarf is only unravelled.", "zh": "围巾只会被拆短。"},
    ("books", "falls"): {"en": "Books are only taken from the pile.", "zh": "书堆上的书只取不添。"},
    ("snowman", "rises"): {"en": "The snowman is only built larger.", "zh": "雪人只会越堆越大。"},
    ("wall", "falls"): {"en": "The wall is only pulled down.", "zh": "砖墙只会被一层层拆除。"},
    ("books", "rises"): {"en": "Books are only added to the pile.", "zh": "书堆上的书只添不取。"},
    ("snowman", "falls"): {"en": "The snowman only melts.", "zh": "雪人只会融化变小。"},
    ("prints", "rises"): {"en": "Paw prints are only added.", "zh": "爪印只会增加。"},
    ("bucket", "rises"): {"en": "The bucket only gets fuller.", "zh": "水桶里的水只增不减。"},
    ("bucket", "falls"): {"en": "The bucket only gets emptier.", "zh": "水桶里的水只减不增。"},
    ("icicles", "rises"): {"en": "The icicles only get longer.", "zh": "冰柱只会变长。"},
    ("icicles", "falls"): {"en": "The icicles only get shorter.", "zh": "冰柱只会变短。"},
    ("sundial", "rises"): {
        "en": "The sundial is seen from above, and all pictures are from one day in the northern half of the earth, "
        "where the sun rises in the east, stands in the south at noon and sets in the west.",
        "zh": "日晷是从上方看到的；所有图都取自同一天，地点在北半球中纬度：太阳从东方升起，正午在南方，从西方落下。",
    },
    ("wall", "rises"): {"en": "The wall is only built higher.", "zh": "砖墙只会越砌越高。"},
    ("bricks", "rises"): {"en": "Bricks are only added to the pile.", "zh": "砖堆上的砖只添不取。"},
    ("bricks", "falls"): {"en": "Bricks are only taken from the pile.", "zh": "砖堆上的砖只取不添。"},
    ("fence", "rises"): {"en": "Boards of the fence are only painted.", "zh": "栅栏的木板只会一块块被刷上漆。"},
    ("sunflower", "rises"): {"en": "The sunflower only grows.", "zh": "向日葵只会长高。"},
    ("apples", "rises"): {"en": "Apples are only put into the crate.", "zh": "苹果只会放进木箱。"},
    ("apples", "falls"): {"en": "Apples are only taken out of the crate.", "zh": "苹果只会从木箱里拿走。"},
    ("bird", "free"): {"en": "The bird moves up and down its pole as it likes.", "zh": "小鸟在杆子上随意上下移动。"},
}
_EITHER: Final[dict[str, Text]] = {
    "scarf": {
        "en": "The scarf is either only knitted longer or only unravelled; which of the two is not known.",
        "zh": "围巾或者只会越织越长，或者只会被拆短，但不知道是哪一种。",
    },
    "books": {
        "en": "Books are either only added to the pile or only taken from it; which of the two is not known.",
        "zh": "书堆上的书或者只添不取，或者只取不添，但不知道是哪一种。",
    },
    "snowman": {
        "en": "The snowman either is only built larger or only melts; which of the two is not known.",
        "zh": "雪人或者只会越堆越大，或者只会融化变小，但不知道是哪一种。",
    },
    "wall": {
        "en": "The wall is either only built higher or only pulled down; which of the two is not known.",
        "zh": "砖墙或者只会越砌越高，或者只会被一层层拆除，但不知道是哪一种。",
    },
    "jug": {
        "en": "The jug either only gets fuller or only gets emptier; which of the two is not known.",
        "zh": "水壶里的水或者只增不减，或者只减不增，但不知道是哪一种。",
    },
    "bucket": {
        "en": "The bucket either only gets fuller or only gets emptier; which of the two is not known.",
        "zh": "水桶里的水或者只增不减，或者只减不增，但不知道是哪一种。",
    },
    "icicles": {
        "en": "The icicles either only get longer or only get shorter; which of the two is not known.",
        "zh": "冰柱或者只会变长，或者只会变短，但不知道是哪一种。",
    },
    "bricks": {
        "en": "Bricks are either only added to the pile or only taken from it; which of the two is not known.",
        "zh": "砖堆上的砖或者只添不取，或者只取不添，但不知道是哪一种。",
    },
    "apples": {
        "en": "Apples are either only put into the crate or only taken out; which of the two is not known.",
        "zh": "苹果或者只会放进木箱，或者只会从木箱里拿走，但不知道是哪一种。",
    },
}
_STEPS: Final[dict[str, Text]] = {
    "scarf": {"en": "one stripe of the scarf", "zh": "围巾的一条条纹"},
    "wall": {"en": "one row of the wall", "zh": "砖墙的一层"},
    "bricks": {"en": "one brick of the pile", "zh": "砖堆的一块砖"},
    "fence": {"en": "one board of the fence", "zh": "栅栏的一块木板"},
    "candle": {"en": "one mark beside the candle", "zh": "蜡烛旁的一格刻度"},
    "jug": {"en": "one mark on the jug", "zh": "水壶上的一格刻度"},
    "bucket": {"en": "one mark on the bucket", "zh": "水桶上的一格刻度"},
    "icicles": {"en": "one mark beside the longest icicle", "zh": "最长冰柱旁的一格刻度"},
    "snowman": {"en": "one mark beside the snowman", "zh": "雪人旁的一格刻度"},
}
_RULES: Final[dict[str, Text]] = {
    "place": {
        "en": "The pictures show the same place at different times.",
        "zh": "这些图是同一个地方在不同时间的样子。",
    },
    "pause": {
        "en": "Something that looks the same in two pictures may just have paused.",
        "zh": "两幅图中看上去一样的东西，可能只是暂时没有变化。",
    },
    "cat": {
        "en": "A cat hides the whole of what is behind it, however tall; cats come and go.",
        "zh": "猫会把身后的东西整个挡住，无论那东西多高；猫随意来去。",
    },
    "rate": {"en": "{step} in {rate} minutes", "zh": "每 {rate} 分钟变化{step}"},
    "rates": {"en": "All goes on steadily, by {rates}.", "zh": "一切匀速进行：{rates}。"},
    "strip": {
        "en": "Pictures 1 to 5 are in the order in which they were taken.",
        "zh": "图 1 到图 5 按拍摄的先后排列。",
    },
    "stray": {
        "en": "One of the pictures contradicts this and cannot belong here: without it, the others can be put in "
        "order.",
        "zh": "其中一幅图与此矛盾，不可能属于这里；去掉它，其余的图就能排出先后。",
    },
}
_ASK: Final[dict[str, Text]] = {
    "first": {"en": "Which picture was taken first?", "zh": "哪一幅图是最早拍的？"},
    "last": {"en": "Which picture was taken last?", "zh": "哪一幅图是最晚拍的？"},
    "order": {
        "en": "In which order were the pictures taken, from the first one to the last one?",
        "zh": "这些图按什么顺序拍摄？请从最早到最晚排列。",
    },
    "between": {"en": "When was picture X taken?", "zh": "图 X 是什么时候拍的？"},
    "wrong": {"en": "Which picture does not belong?", "zh": "哪一幅图不属于这里？"},
    "minutes": {
        "en": "How many minutes lie between pictures {one} and {other}?",
        "zh": "图 {one} 与图 {other} 之间相隔多少分钟？",
    },
}
_GAP: Final[Text] = {"en": "between pictures {one} and {other}", "zh": "在图 {one} 与图 {other} 之间"}
_WHY: Final[dict[str, Text]] = {
    "order": {"en": "The order is {order}.", "zh": "先后顺序是 {order}。"},
    "step": {"en": "{one} before {other}: {things}", "zh": "{one} 早于 {other}：{things}"},
    "steps": {"en": "Evidence: {steps}.", "zh": "依据：{steps}。"},
    "wrong": {
        "en": "Without {answer}, all things agree on an order of the others; with it, they contradict one another: "
        "{pairs}.",
        "zh": "去掉 {answer}，各样东西给出的先后一致；有它就互相矛盾：{pairs}。",
    },
    "clash": {
        "en": "{one} is earlier than {other} by the {sooner}, and later by the {later}",
        "zh": "按{sooner}，{one} 早于 {other}；按{later}，则晚于 {other}",
    },
    "later": {
        "en": "by the {thing}, {other} is {minutes} minutes after {one}",
        "zh": "按{thing}，{other} 比 {one} 晚 {minutes} 分钟",
    },
    "sooner": {
        "en": "by the {thing}, {other} is {minutes} minutes before {one}",
        "zh": "按{thing}，{other} 比 {one} 早 {minutes} 分钟",
    },
    "total": {
        "en": "From picture to picture: {links}. Altogether {answer} minutes.",
        "zh": "逐图推算：{links}。合计相隔 {answer} 分钟。",
    },
}
_TOLD: Final[dict[str, Text]] = {
    "level": {"en": "{thing} {level}", "zh": "{thing} {level}"},
    "cat": {"en": "{thing} hidden by a cat", "zh": "{thing}被猫挡住"},
    "picture": {"en": "Picture {name}", "zh": "图 {name}"},
    "scale": {
        "en": "Levels are numbers of marks, pieces or rows, from 0 to 8; of the sundial, 0 is a shadow to the west, 4 "
        "one to the north and 8 one to the east.",
        "zh": "数值是刻度、件数或层数，从 0 到 8；日晷的 0 表示影子朝西，4 表示朝北，8 表示朝东。",
    },
}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a picture, an order, a gap or a number of minutes."""
    task, rules = query["task"], [_RULES["place"]]
    for thing, way in zip(statement["things"], statement["ways"], strict=True):
        rules.append(_EITHER[thing] if way == "either" else _KNOWN[thing, way])
    if task == "minutes":
        rates = zip(statement["things"], query["rates"], strict=True)
        told = [said(_RULES["rate"], step=_STEPS[thing], rate=rate) for thing, rate in rates]
        rules.append(said(_RULES["rates"], rates=listed(told)))
    else:
        rules.append(_RULES["pause"])
    rules += [_RULES["cat"]] if any(None in levels for levels in statement["levels"]) else []
    rules += {"between": [_RULES["strip"]], "wrong": [_RULES["stray"]]}.get(task, [])
    names = _names(statement, query)
    one, other = (names[picture] for picture in query["pair"]) if task == "minutes" else ("", "")
    ask = said(_ASK[task], one=one, other=other)
    if task in ("order", "minutes"):
        return Wording(ask, Kind.ORDER if task == "order" else Kind.NUMBER, joined(*rules))
    gaps = [said(_GAP, one=gap, other=gap + 1) for gap in range(1, 5)]
    return Wording(ask, Kind.LETTER, joined(*rules), options=tuple(gaps) if task == "between" else (None,) * 4)


def _names(statement: Statement, query: Statement) -> Sequence[str]:
    """What stands above the pictures."""
    return "12345X" if query["task"] == "between" else LETTERS[: len(statement["levels"][0])]


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """What tells each step of the order, or each link of a chain."""
    names, task = _names(statement, query), query["task"]
    if task == "minutes":
        links = []
        for (one, thing, start), (other, _, end) in pairwise(why["chain"]):
            word_of = _WHY["later" if end > start else "sooner"]
            links.append(
                said(word_of, thing=_NAMES[thing], one=names[one], other=names[other], minutes=abs(end - start))
            )
        return said(_WHY["total"], links=listed(links, SEMICOLON), answer=answer)
    if task == "wrong":
        wrong = LETTERS.index(answer)
        clashes = [
            said(_WHY["clash"], one=answer, other=names[other], sooner=_NAMES[sooner[0]], later=_NAMES[later[0]])
            for other in range(len(names))
            if (sooner := _tells(statement, wrong, other)) and (later := _tells(statement, other, wrong))
        ]
        return said(_WHY["wrong"], answer=answer, pairs=listed(clashes, SEMICOLON))
    pairs = [*pairwise(why["order"])]
    if task in ("first", "last"):
        key, others = LETTERS.index(answer), [one for one in why["order"] if names[one] != answer]
        pairs = [(key, one) if task == "first" else (one, key) for one in others]
    steps = [
        said(_WHY["step"], one=names[one], other=names[other], things=listed(_NAMES[thing] for thing in things))
        for one, other in pairs
        if (things := _tells(statement, one, other))
    ]
    told = said(_WHY["steps"], steps=listed(steps, SEMICOLON))
    if task in ("first", "last"):
        return told
    return joined(said(_WHY["order"], order=", ".join(names[one] for one in why["order"])), told)


def _tells(statement: Statement, one: int, other: int) -> list[str]:
    """The things that go a known way, and say that one picture is before another."""
    told = []
    for thing, way, levels in zip(statement["things"], statement["ways"], statement["levels"], strict=True):
        start, end = levels[one], levels[other]
        if start is not None and end is not None and {"rises": start < end, "falls": start > end}.get(way, False):
            told.append(thing)
    return told


def describe(statement: Statement, query: Statement) -> Text:
    """The levels of all things in each picture."""
    pictures = []
    for name, row in zip(_names(statement, query), zip(*statement["levels"], strict=True), strict=True):
        shown = [
            said(_TOLD["cat" if level is None else "level"], thing=_NAMES[thing], level=level)
            for thing, level in zip(statement["things"], row, strict=True)
        ]
        pictures.append(named(said(_TOLD["picture"], name=name), listed(shown)))
    return lines(_TOLD["scale"], *pictures)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The pictures in rows, each below its letter."""
    names, task = _names(statement, query), query["task"]
    width, height = len(statement["things"]) * _SLOT + 0.3, HEIGHT + _GROUND + 0.3
    across = 2 if len(names) in (2, 4) else 3
    nodes: list[AnyNode] = []
    for number, name in enumerate(names):
        x, y = 0.4 + number % across * (width + 0.5), number // across * (height + _HEAD + 0.2)
        nodes.append(Label(x + width / 2, y + _HEAD / 2 + 0.08, name, 0.42))
        nodes.append(Group(tuple(_picture(statement, number, width, height)), x=x, y=y + _HEAD))
        if task in ("first", "last", "wrong"):
            nodes.append(Element(option_element(name), x, y + _HEAD, width, height))
    whole = across * (width + 0.5) + 0.3
    deep = -(-len(names) // across) * (height + _HEAD + 0.2) + 0.2
    unit = min(56, max(36, round(_WIDTH / whole)))
    return (Scene(whole, deep, tuple(nodes), unit=(unit, unit + 8)),)


def _picture(statement: Statement, number: int, width: float, height: float) -> list[AnyNode]:
    """The things of a picture side by side on the floor, some behind a cat."""
    top, bottom, floor = _WALLS[statement["scene"]]
    ground = height - _GROUND
    corners = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height), (0.0, 0.0))
    low = ((0.0, ground - 0.12), (width, ground - 0.12), (width, height), (0.0, height), (0.0, ground - 0.12))
    nodes: list[AnyNode] = [Painted(corners, top, bottom), Painted(low, floor)]
    for place, (thing, levels) in enumerate(zip(statement["things"], statement["levels"], strict=True)):
        drawn = cat(place + number) if levels[number] is None else DRAWN[thing](levels[number])
        nodes.append(Group(tuple(drawn), x=0.15 + _SLOT * (place + 0.5), y=ground))
    return [*nodes, Rect(0, 0, width, height, stroke="ink", weight="medium")]
