"""Shows the pictures of `puzzlegen.generators.cues.time_order`."""

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene, option_element
from puzzlegen.renderers.cues.kits.belongings import DRAWN, HEIGHT, cat
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, said
from puzzlegen.renderers.kits.wording import joined, sentence

_WIDTH: Final = 880  # pixels of all pictures together, about
_SLOT, _GROUND, _HEAD = 1.95, 0.45, 0.75  # width of a thing's place, floor below it, and room for a letter
_WALLS: Final = {
    "parlour": ("#f3e4cf", "#f7efe2", "#b98a5c"),
    "winter": ("#bcd7ea", "#e3eef5", "#f4f8fb"),
    "yard": ("#cfe6f2", "#eef6ee", "#a9c77d"),
}  # from the top down, and the floor
_NAMES: Final[dict[str, Text]] = {
    "apples": {"en": "apples", "zh": "苹果"},
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
_GOES: Final[dict[tuple[str, str], Text]] = {
    ("apples", "rises"): {"en": "apples are only put into the crate", "zh": "苹果只会放进木箱"},
    ("apples", "falls"): {"en": "apples are only taken out of the crate", "zh": "苹果只会从木箱里拿走"},
    ("books", "rises"): {"en": "books are only added to the pile", "zh": "书堆上的书只添不取"},
    ("books", "falls"): {"en": "books are only taken from the pile", "zh": "书堆上的书只取不添"},
    ("bricks", "rises"): {"en": "bricks are only added to the pile", "zh": "砖堆上的砖只添不取"},
    ("bricks", "falls"): {"en": "bricks are only taken from the pile", "zh": "砖堆上的砖只取不添"},
    ("bucket", "rises"): {"en": "the bucket only gets fuller", "zh": "水桶里的水只增不减"},
    ("bucket", "falls"): {"en": "the bucket only gets emptier", "zh": "水桶里的水只减不增"},
    ("cake", "falls"): {"en": "slices of the cake only get eaten", "zh": "蛋糕只会一块块被吃掉"},
    ("candle", "falls"): {"en": "the candle only burns down", "zh": "蜡烛只会越烧越短"},
    ("fence", "rises"): {"en": "more boards of the fence get painted, never fewer", "zh": "刷了漆的栅栏木板只增不减"},
    ("icicles", "rises"): {"en": "the icicles only get longer", "zh": "冰柱只会变长"},
    ("icicles", "falls"): {"en": "the icicles only get shorter", "zh": "冰柱只会变短"},
    ("jug", "rises"): {"en": "the jug only gets fuller", "zh": "水壶里的水只增不减"},
    ("jug", "falls"): {"en": "the jug only gets emptier", "zh": "水壶里的水只减不增"},
    ("prints", "rises"): {"en": "there are only ever more paw prints", "zh": "爪印只会增加"},
    ("scarf", "rises"): {"en": "the scarf is only knitted longer", "zh": "围巾只会越织越长"},
    ("scarf", "falls"): {"en": "the scarf is only unravelled", "zh": "围巾只会被拆短"},
    ("snowman", "rises"): {"en": "the snowman only gets bigger", "zh": "雪人只会越堆越大"},
    ("snowman", "falls"): {"en": "the snowman only melts", "zh": "雪人只会融化变小"},
    ("sundial", "rises"): {
        "en": "the sundial is seen from above, its shadow is the dark wedge, and all pictures were taken on one day in "
        "the northern hemisphere, where the sun rises in the east, is in the south at noon and sets in the west",
        "zh": "日晷是从上方看到的，深色的楔形是它的影子；所有图都在同一天拍摄，地点在北半球中纬度："
        "太阳从东方升起，正午在南方，从西方落下",
    },
    ("sunflower", "rises"): {"en": "the sunflower only grows taller", "zh": "向日葵只会长高"},
    ("wall", "rises"): {"en": "the wall is only built higher", "zh": "砖墙只会越砌越高"},
    ("wall", "falls"): {"en": "the wall is only pulled down", "zh": "砖墙只会被一层层拆除"},
}
_EITHER: Final[Text] = {
    "en": "either {rises}, or {falls}; which of the two is not known",
    "zh": "或者{rises}，或者{falls}，但不知道是哪一种",
}
_RATES: Final[dict[tuple[str, str], Text]] = {
    ("apples", "rises"): {"en": "an apple is put into the crate", "zh": "木箱里放进一个苹果"},
    ("apples", "falls"): {"en": "an apple is taken out of the crate", "zh": "从木箱里拿走一个苹果"},
    ("books", "rises"): {"en": "a book is added to the pile", "zh": "书堆上添一本书"},
    ("books", "falls"): {"en": "a book is taken from the pile", "zh": "从书堆上取走一本书"},
    ("bricks", "rises"): {"en": "a brick is added to the pile", "zh": "砖堆上添一块砖"},
    ("bricks", "falls"): {"en": "a brick is taken from the pile", "zh": "从砖堆上取走一块砖"},
    ("bucket", "rises"): {"en": "the water in the bucket rises by one mark", "zh": "水桶里的水上升一格"},
    ("bucket", "falls"): {"en": "the water in the bucket falls by one mark", "zh": "水桶里的水下降一格"},
    ("cake", "falls"): {"en": "a slice of the cake is eaten", "zh": "蛋糕被吃掉一块"},
    ("candle", "falls"): {"en": "the candle burns down by one mark", "zh": "蜡烛烧短一格"},
    ("fence", "rises"): {"en": "another board of the fence is painted", "zh": "栅栏又刷好一块木板"},
    ("icicles", "rises"): {"en": "the longest icicle grows by one mark", "zh": "最长的冰柱变长一格"},
    ("icicles", "falls"): {"en": "the longest icicle shrinks by one mark", "zh": "最长的冰柱变短一格"},
    ("jug", "rises"): {"en": "the water in the jug rises by one mark", "zh": "水壶里的水上升一格"},
    ("jug", "falls"): {"en": "the water in the jug falls by one mark", "zh": "水壶里的水下降一格"},
    ("prints", "rises"): {"en": "another paw print appears", "zh": "又多出一个爪印"},
    ("scarf", "rises"): {"en": "one more stripe of the scarf is knitted", "zh": "围巾多织一条条纹"},
    ("scarf", "falls"): {"en": "one stripe of the scarf is unravelled", "zh": "围巾拆掉一条条纹"},
    ("snowman", "rises"): {"en": "the snowman grows by one mark", "zh": "雪人长高一格"},
    ("snowman", "falls"): {"en": "the snowman melts by one mark", "zh": "雪人化矮一格"},
    ("wall", "rises"): {"en": "another row of the wall is built", "zh": "砖墙多砌一层"},
    ("wall", "falls"): {"en": "one row of the wall is pulled down", "zh": "砖墙拆掉一层"},
}
_RULES: Final[dict[str, Text]] = {
    "place": {
        "en": "The pictures show the same place at different times.",
        "zh": "这些图是同一个地方在不同时间的样子。",
    },
    "pause": {
        "en": "What looks the same in two pictures may not have changed for a while.",
        "zh": "两幅图中看上去一样的东西，可能只是一段时间没有变化。",
    },
    "cat": {
        "en": "A cat hides the whole of what is behind it, however tall; cats come and go.",
        "zh": "猫会把身后的东西整个挡住，无论那东西多高；猫随意来去。",
    },
    "rate": {"en": "{step} every {rate} minutes", "zh": "每 {rate} 分钟，{step}"},
    "rates": {"en": "Everything goes on steadily: {rates}.", "zh": "一切匀速进行：{rates}。"},
    "moment": {
        "en": "Each picture was taken at the very moment when everything visible in it had just reached the state that "
        "it shows.",
        "zh": "每幅图都恰好拍摄于图中看得见的每样东西刚刚变成所示样子的那一刻。",
    },
    "strip": {
        "en": "Pictures 1 to 5 are in the order in which they were taken.",
        "zh": "图 1 到图 5 按拍摄的先后排列。",
    },
    "stray": {
        "en": "One of the pictures cannot belong here: the others can be put in order, but not together with it.",
        "zh": "其中一幅图不可能属于这里：其余的图能排出先后，加上它就不行。",
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
    "order": {"en": "So the order is {order}.", "zh": "所以先后顺序是 {order}。"},
    "first": {"en": "So {answer} was taken first.", "zh": "所以 {answer} 是最早拍的。"},
    "last": {"en": "So {answer} was taken last.", "zh": "所以 {answer} 是最晚拍的。"},
    "between": {"en": "So picture X was taken {gap}.", "zh": "所以图 X 是{gap}拍的。"},
    "step": {"en": "{one} before {other}: {things}", "zh": "{one} 早于 {other}：{things}"},
    "steps": {"en": "{steps}.", "zh": "{steps}。"},
    "change": {"en": "{thing} {start} → {end}", "zh": "{thing} {start} → {end}"},
    "way": {
        "en": "{one} is earlier than {other} ({things}); from one to the other, {thing} {start} → {end}, so {goes}.",
        "zh": "{one} 早于 {other}（{things}），其间{thing}从 {start} 变为 {end}，所以{goes}。",
    },
    "fits": {"en": "Everything fits together only if {goes}.", "zh": "只有{goes}，一切才不矛盾。"},
    "wrong": {"en": "{pairs}. So {answer} does not belong.", "zh": "{pairs}。所以 {answer} 不属于这里。"},
    "clash": {
        "en": "{one} is earlier than {other} by one thing ({sooner}) and later by another ({later})",
        "zh": "按一样东西（{sooner}），{one} 早于 {other}；按另一样（{later}）则晚于 {other}",
    },
    "later": {
        "en": "{thing} {start} → {end}, so {other} is {steps} × {rate} = {minutes} minutes after {one}",
        "zh": "{thing} {start} → {end}，{other} 比 {one} 晚 {steps} × {rate} = {minutes} 分钟",
    },
    "sooner": {
        "en": "{thing} {start} → {end}, so {other} is {steps} × {rate} = {minutes} minutes before {one}",
        "zh": "{thing} {start} → {end}，{other} 比 {one} 早 {steps} × {rate} = {minutes} 分钟",
    },
    "total": {
        "en": "The minutes between {one} and {other}: {sum} = {answer}.",
        "zh": "{one} 与 {other} 相隔的分钟数：{sum} = {answer}。",
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
    going = [*zip(statement["things"], statement["ways"], strict=True)]
    if task == "minutes":
        rates = [
            said(_RULES["rate"], step=_RATES[one], rate=rate) for one, rate in zip(going, query["rates"], strict=True)
        ]
        # Pieces come and go one by one: without a moment, what is seen twice is only about so many minutes apart.
        rules += [said(_RULES["rates"], rates=listed(rates, SEMICOLON)), _RULES["moment"]]
    else:
        rules += [said(_WHY["steps"], steps=sentence(_goes(*one))) for one in going] + [_RULES["pause"]]
    rules += [_RULES["cat"]] if any(None in levels for levels in statement["levels"]) else []
    rules += {"between": [_RULES["strip"]], "wrong": [_RULES["stray"]]}.get(task, [])
    names = _names(statement, query)
    one, other = (names[picture] for picture in query["pair"]) if task == "minutes" else ("", "")
    ask = said(_ASK[task], one=one, other=other)
    if task in ("order", "minutes"):
        return Wording(ask, Kind.ORDER if task == "order" else Kind.NUMBER, joined(*rules))
    gaps = [said(_GAP, one=gap, other=gap + 1) for gap in range(1, 5)]
    return Wording(ask, Kind.LETTER, joined(*rules), options=tuple(gaps) if task == "between" else (None,) * 4)


def _goes(thing: str, way: str) -> Text:
    """What is known about the way of a thing."""
    if way == "either":
        return said(_EITHER, rises=_GOES[thing, "rises"], falls=_GOES[thing, "falls"])
    return _GOES[thing, way]


def _names(statement: Statement, query: Statement) -> Sequence[str]:
    """What stands above the pictures."""
    return "12345X" if query["task"] == "between" else LETTERS[: len(statement["levels"][0])]


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """Which way the thing goes whose way was not known; what tells each step of the order, or each link of a chain."""
    names, task = _names(statement, query), query["task"]
    if task == "minutes":
        return _added_up(statement, query, answer, why)
    pictures = [one for one in range(len(names)) if task != "wrong" or names[one] != answer]
    known, resolved = statement["ways"], why["ways"]
    parts = [
        _resolved(statement, pictures, names, thing, resolved[place])
        for place, thing in enumerate(statement["things"])
        if known[place] == "either"
    ]
    if task == "wrong":
        wrong = LETTERS.index(answer)
        clashes = [
            said(_WHY["clash"], one=answer, other=names[other], sooner=sooner[0], later=later[0])
            for other in pictures
            if (sooner := _tells(statement, resolved, wrong, other))
            and (later := _tells(statement, resolved, other, wrong))
        ]
        return joined(*parts, said(_WHY["wrong"], answer=answer, pairs=listed(clashes, SEMICOLON)))
    if task in ("first", "last"):
        pairs, thus = _from_end(statement, resolved, LETTERS.index(answer), task), said(_WHY[task], answer=answer)
    elif task == "between":
        gap = LETTERS.index(answer) + 1
        pairs = [(gap - 1, 5), (5, gap)]
        thus = said(_WHY["between"], gap=said(_GAP, one=gap, other=gap + 1))
    else:
        pairs = [*pairwise(map(LETTERS.index, answer))]
        thus = said(_WHY["order"], order=", ".join(answer))
    steps = [
        said(_WHY["step"], one=names[one], other=names[other], things=listed(_tells(statement, resolved, one, other)))
        for one, other in pairs
    ]
    return joined(*parts, said(_WHY["steps"], steps=listed(steps, SEMICOLON)), thus)


def _added_up(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The minutes from picture to picture along a chain, and their sum."""
    names, links, steps = _names(statement, query), list[Text](), list[int]()
    for (one, other), thing in zip(pairwise(why["pictures"]), why["things"], strict=True):
        place = statement["things"].index(thing)
        start, end = (statement["levels"][place][picture] for picture in (one, other))
        rate, rises = query["rates"][place], statement["ways"][place] == "rises"
        steps.append((end - start) * rate * (1 if rises else -1))
        told = _WHY["later" if steps[-1] > 0 else "sooner"]
        terms = {"start": start, "end": end, "steps": abs(end - start), "rate": rate, "minutes": abs(steps[-1])}
        links.append(said(told, thing=_NAMES[thing], one=names[one], other=names[other], **terms))
    parts = [said(_WHY["steps"], steps=sentence(listed(links, SEMICOLON)))]
    if len(steps) > 1:
        sign = 1 if sum(steps) > 0 else -1
        total = "".join(f" {'+' if step * sign > 0 else '−'} {abs(step)}" for step in steps)
        total = total.removeprefix(" + ").replace(" − ", "−", not total.startswith(" + "))
        one, other = (names[picture] for picture in query["pair"])
        parts.append(said(_WHY["total"], one=one, other=other, sum=total, answer=answer))
    return joined(*parts)


def _from_end(statement: Statement, ways: Sequence[str], key: int, task: str) -> list[tuple[int, int]]:
    """Pairs of pictures, one surely before the other, that lead from the first or last picture to all others."""
    reached, pairs = [key], list[tuple[int, int]]()
    for one in reached:
        for other in range(4):
            pair = (one, other) if task == "first" else (other, one)
            if other not in reached and _tells(statement, ways, *pair):
                reached.append(other)
                pairs.append(pair)
    return pairs


def _resolved(statement: Statement, pictures: Sequence[int], names: Sequence[str], thing: str, way: str) -> Text:
    """How the way of a thing is found out: from two pictures whose order another thing tells."""
    levels, goes = statement["levels"][statement["things"].index(thing)], _GOES[thing, way]
    for one, other in product(pictures, pictures):
        told = _tells(statement, statement["ways"], one, other)
        if told and None not in (levels[one], levels[other]) and levels[one] != levels[other]:
            terms = {"one": names[one], "other": names[other], "start": levels[one], "end": levels[other]}
            return said(_WHY["way"], things=told[0], thing=_NAMES[thing], goes=goes, **terms)
    return said(_WHY["fits"], goes=goes)


def _tells(statement: Statement, ways: Sequence[str], one: int, other: int) -> list[Text]:
    """The changes of things that go these ways, where they say that one picture is before another."""
    told = []
    for thing, way, levels in zip(statement["things"], ways, statement["levels"], strict=True):
        start, end = levels[one], levels[other]
        if start is not None and end is not None and {"rises": start < end, "falls": start > end}.get(way, False):
            told.append(said(_WHY["change"], thing=_NAMES[thing], start=start, end=end))
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
