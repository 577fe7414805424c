"""Shows the vessels and pipes of `puzzlegen.generators.cues.filling`."""

from collections.abc import Iterator
from typing import Any, Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Label, Paint, Painted, Polyline, Rect, Scene, Segments
from puzzlegen.renderers.kits.telling import NOTHING, SEMICOLON, lines, listed, said, same
from puzzlegen.renderers.kits.wording import joined, number_meant, numbers

_PITCH: Final = 1.6  # from column to column
_HALF: Final = 0.56  # of a vessel's width
_LITRE: Final = 0.36  # of a vessel's height
_ROW: Final = 3.3  # from row to row
_TOP: Final = 1.75  # of the first row
_MARGIN: Final = 0.45
_PIPE: Final = 0.26  # width with its outline
_CORE: Final = 0.18
_LIQUIDS: Final[dict[str, dict[str, str]]] = {
    "jars": {"en": "water", "zh": "水", "vessel": "jar", "vessel_zh": "玻璃罐"},
    "barrels": {"en": "juice", "zh": "果汁", "vessel": "barrel", "vessel_zh": "木桶"},
    "tanks": {"en": "chocolate", "zh": "巧克力", "vessel": "tank", "vessel_zh": "铜罐"},
}
_BODIES: Final[dict[str, Paint]] = {"jars": "tint", "barrels": "brown", "tanks": "orange"}
_CORES: Final[dict[str, Paint]] = {"jars": "soft", "barrels": "green", "tanks": "yellow"}
_DROPS: Final[dict[str, Paint]] = {"jars": "blue", "barrels": "red", "tanks": "brown"}
_RULES: Final[Text] = {
    "en": "All {vessel}s are empty when the tap is opened. The space from mark to mark holds one litre. In a {vessel}, "
    "the {liquid} rises until it stands at the lower edge of a pipe that is open and leads to a {vessel} that is not "
    "full yet; from then on, all that comes runs off by this pipe, by the lowest one if there are several. Pipes "
    "hold nothing themselves and carry as much as comes. When a {vessel} is full to its topmost mark, nothing more "
    "runs into it, as if its pipe were shut, and the {liquid} rises on in the {vessel} above. A pipe is shut if it has "
    "a valve whose lever stands across it; a valve whose lever lies along the pipe is open.",
    "zh": "打开龙头时，所有{vessel}都是空的。相邻两条刻度之间为一升。{vessel}里的{liquid}不断上升，"
    "直到液面到达某根畅通且通往未满{vessel}的管子的下沿；此后流入的全部从这根管子流走，若有几根则走最低的一根。"
    "管子本身不存{liquid}，来多少流多少。{vessel}满到最上面的刻度后就不再流入，相当于它的管子被关上，"
    "上面{vessel}里的液面继续上升。阀门的手柄横在管子上，这根管子就是关闭的；手柄顺着管子，阀门就是打开的。",
}
_ASK: Final[dict[str, Text]] = {
    "first": {"en": "Which {vessel} is full first? (Give its number.)", "zh": "哪个{vessel}最先满？（回答它的编号。）"},
    "first_box": {"en": "Which {vessel} is full first?", "zh": "哪个{vessel}最先满？"},
    "before": {
        "en": "How many {vessel}s are full before {vessel} {number} is?",
        "zh": "在 {number} 号{vessel}满之前，有多少个{vessel}已经满了？",
    },
    "order": {
        "en": "Which {vessel}s are the first three to be full, in this order?",
        "zh": "最先满的三个{vessel}依次是哪几个？",
    },
    "litres": {
        "en": "How many litres have run from the tap when {vessel} {number} is full?",
        "zh": "{number} 号{vessel}满的时候，龙头一共流出了多少升？",
    },
    "empty": {
        "en": "How many {vessel}s stay empty, however long the tap is open?",
        "zh": "无论龙头开多久，有多少个{vessel}始终是空的？",
    },
    "empty_boxes": {
        "en": "Which {vessel}s stay empty, however long the tap is open?",
        "zh": "无论龙头开多久，哪些{vessel}始终是空的？",
    },
}
_BOXED: Final[Text] = {
    "en": "(What is to be boxed is the {vessel} without its pipes.)",
    "zh": "（请框出{vessel}本身，不含管子。）",
}
_KINDS: Final = {"first_box": Kind.BOX, "empty_boxes": Kind.BOXES}
_FULL: Final[Text] = {"en": "{number} after {litres}", "zh": "{number} 号（{litres} 升）"}
_WHY: Final[Text] = {
    "en": "The {vessel}s are full in this order, after so many litres: {full}. Empty: {empty}. Answer: {answer}.",
    "zh": "各{vessel}按此顺序满（括号内为龙头已流出的升数）：{full}。始终空着的：{empty}。答案：{answer}。",
}
_TAP: Final[Text] = {"en": "The tap is above {vessel} {number}.", "zh": "龙头在 {number} 号{vessel}上方。"}
_HOLDS: Final[Text] = {
    "en": "{vessel} {number} holds {litres} litres; pipes: {pipes}.",
    "zh": "{number} 号{vessel}可装 {litres} 升；管子：{pipes}。",
}
_LEADS: Final[Text] = {
    "en": "at mark {height} (counted from 0, the bottom) one to {vessel} {number}, {valve}",
    "zh": "在刻度 {height} 处（底部为 0）通往 {number} 号{vessel}，{valve}",
}
_VALVES: Final[dict[str, Text]] = {
    "none": {"en": "without a valve", "zh": "没有阀门"},
    "open": {"en": "with its valve open", "zh": "阀门打开"},
    "shut": {"en": "with its valve shut", "zh": "阀门关闭"},
}


def word(statement: Statement, query: Statement) -> Wording:
    """How vessels fill, and what is asked."""
    task, terms = query["task"], _terms(statement)
    ask = said(_ASK.get(task) or _ASK["before"], **terms, number=query.get("vessel", ""))
    if task in _KINDS:
        ask = joined(ask, said(_BOXED, **terms))
    options: tuple[Text, ...] = ()
    if task == "order":
        options = tuple(same(", ".join(map(str, three))) for three in query["options"])
    elif "options" in query:
        options = numbers(query["options"])
    kind = Kind.LETTER if options else _KINDS.get(task, Kind.NUMBER)
    return Wording(ask, kind, said(_RULES, **terms), options=options)


def _terms(statement: Statement) -> dict[str, Text]:
    names = _LIQUIDS[statement["dress"]]
    return {
        "liquid": {"en": names["en"], "zh": names["zh"]},
        "vessel": {"en": names["vessel"], "zh": names["vessel_zh"]},
    }


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:
    """The order in which vessels are full."""
    full = listed(said(_FULL, number=number, litres=litres) for number, litres in why["full"])
    empty = listed(map(same, why["empty"]))
    if query["task"] == "order":
        answer = ", ".join(map(str, query["options"]["ABCD".index(answer)]))
    elif query["task"] == "before_choice":
        answer = number_meant(query, answer)
    return said(_WHY, **_terms(statement), full=full, empty=empty, answer=answer.replace("vessel-", ""))


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the plant is the same for all questions
    """Each vessel with its pipes."""
    terms = _terms(statement)
    told = [said(_TAP, **terms, number=statement["tap"])]
    for number, vessel in enumerate(statement["vessels"], 1):
        pipes = sorted((height, to, valve) for start, to, height, valve in statement["pipes"] if start == number)
        leads = [said(_LEADS, **terms, height=height, number=to, valve=_VALVES[valve]) for height, to, valve in pipes]
        shown = listed(leads, SEMICOLON) if leads else NOTHING
        told.append(said(_HOLDS, **terms, number=number, litres=vessel["holds"], pipes=shown))
    return lines(*told)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - see above
    """The plant: pipes behind vessels."""
    vessels, dress = statement["vessels"], statement["dress"]
    across = 2 * _MARGIN + (len(vessels) - 1) * _PITCH + 2 * _HALF
    down = max(_top(one) + one["holds"] * _LITRE for one in vessels) + 0.15 + _MARGIN
    nodes: list[AnyNode] = [Rect(0, 0, across, down, fill="paper")]
    for start, to, height, valve in statement["pipes"]:
        nodes += _pipe(vessels[start - 1], vessels[to - 1], height, valve, dress)
    nodes += _tap(vessels[statement["tap"] - 1], dress)
    for number, vessel in enumerate(vessels, 1):
        nodes += _vessel(vessel, number, dress)
    return (Scene(across, down, tuple(nodes), unit=(42, 50)),)


def _middle(vessel: Any) -> float:
    return float(_MARGIN + _HALF + vessel["column"] * _PITCH)


def _top(vessel: Any) -> float:
    return float(_TOP + vessel["row"] * _ROW)


def _pipe(upper: Any, lower: Any, height: int, valve: str, dress: str) -> Iterator[AnyNode]:
    """From the wall of a vessel aside, then down, where its valve is."""
    side = 1 if lower["column"] > upper["column"] else -1
    y = _top(upper) + (upper["holds"] - height) * _LITRE - _PIPE / 2
    x = _middle(upper) + side * _HALF
    way = ((x - side * 0.2, y), (_middle(lower), y), (_middle(lower), _top(lower) + 0.05))
    yield Polyline(way, "ink", width=_PIPE)
    yield Polyline(way, _CORES[dress], width=_CORE)
    if valve != "none":
        x, y = _middle(lower), _top(lower) - 0.45
        yield Circle(x, y, 0.22, "green" if valve == "open" else "red", "ink", "medium")
        a, b = (0.0, 0.36) if valve == "open" else (0.36, 0.0)
        yield Polyline(((x - a, y - b), (x + a, y + b)), "ink", width=0.13)


def _tap(vessel: Any, dress: str) -> Iterator[AnyNode]:
    """A tap with a drop below it."""
    x, y = _middle(vessel), _top(vessel)
    left = 0.9 if vessel["column"] else -0.9
    way = ((x - left, y - 1.1), (x, y - 1.1), (x, y - 0.72))
    yield Polyline(way, "ink", width=0.34)
    yield Polyline(way, "soft", width=0.25)
    yield Polyline(((x - left / 2, y - 1.1), (x - left / 2, y - 1.42)), "ink", width=0.1)
    yield Polyline(((x - left / 2 - 0.25, y - 1.44), (x - left / 2 + 0.25, y - 1.44)), "ink", width=0.14)
    drop = ((x, y - 0.5), (x + 0.09, y - 0.3), (x + 0.06, y - 0.2), (x - 0.06, y - 0.2), (x - 0.09, y - 0.3))
    yield Polyline(drop, "ink", "thin", closed=True, fill=_DROPS[dress])


def _vessel(vessel: Any, number: int, dress: str) -> Iterator[AnyNode]:
    """The body, the marks on a pale gauge, and the number below."""
    x, y, high = _middle(vessel), _top(vessel), vessel["holds"] * _LITRE
    left, right, bottom = x - _HALF, x + _HALF, y + high
    yield Rect(left, y, 2 * _HALF, high, fill=_BODIES[dress], stroke="ink", weight="medium")
    if dress == "barrels":
        for stave in (-0.45, -0.33, 0.33, 0.45):
            yield Painted(
                ((x + stave, y + 0.03), (x + stave, bottom - 0.03)), stroke="#000000", width=0.03, opacity=0.35
            )
        for hoop in (y + 0.18, bottom - 0.22):
            yield Painted(((left, hoop), (right, hoop)), stroke="#202020", width=0.1, opacity=0.8)
    elif dress == "tanks":
        gleam = (
            (left + 0.1, y + 0.08),
            (left + 0.2, y + 0.08),
            (left + 0.2, bottom - 0.08),
            (left + 0.1, bottom - 0.08),
        )
        yield Painted(gleam, fill="#ffffff", opacity=0.45)
        for rivet in (left + 0.08, right - 0.08):
            for level in (y + 0.12, bottom - 0.12):
                yield Circle(rivet, level, 0.035, "ink")
    else:
        yield Painted(
            ((left + 0.05, y + 0.06), (left + 0.05, bottom - 0.06)), stroke="#7fb2e5", width=0.06, opacity=0.6
        )
        yield Painted(
            ((right - 0.05, y + 0.06), (right - 0.05, bottom - 0.06)), stroke="#7fb2e5", width=0.06, opacity=0.6
        )
    yield Rect(x - 0.22, y, 0.44, high, fill="paper", stroke="ink", weight="thin")
    marks = [bottom - litre * _LITRE for litre in range(1, vessel["holds"])]
    yield Segments(tuple((x - 0.22, mark, x + 0.22, mark) for mark in marks), "ink", "thin")
    yield Label(x, bottom + 0.3, str(number), 0.3, "given")
    yield Element(f"vessel-{number}", left, y, 2 * _HALF, high)
