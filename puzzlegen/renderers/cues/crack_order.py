"""Shows the panes of `puzzlegen.generators.cues.crack_order`."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Painted, Scene
from puzzlegen.renderers.cues.kits.panes import LOOKS, Look, round_points, surface
from puzzlegen.renderers.kits.telling import SEMICOLON, lines, listed, named, said, same
from puzzlegen.renderers.kits.wording import joined, numbers

Point: TypeAlias = tuple[float, float]

_UNIT: Final = 100  # of the statement's lengths
_MARGIN: Final = 1.3
_WIDE: Final = 0.12  # a crack at its impact
_THIN: Final = 0.034  # at an end that touches nothing
_MET: Final = 0.06  # at an end on another crack or at the edge
_HOLE: Final = 0.46
_DISC: Final = 0.3
_RAGGED: Final = (0.78, 0.92, 0.74, 0.82, 0.98, 0.76, 0.88)  # of a hole's reach

_RULES: Final[Text] = {
    "en": "{thing} was hit several times, one impact after another; the numbers mark the impacts and say nothing of "
    "their order. Each impact sent out all of its cracks at once. A crack that meets one that is already there stops "
    "at it, so cracks never cross: wherever a crack ends on another, it is the younger of the two. Other ends of "
    "cracks, and side cracks, tell nothing.",
    "zh": "{thing}先后被击中数次；数字标出各个撞击点，与先后无关。每次撞击同时产生它的所有裂纹。"
    "裂纹遇到已有的裂纹就停在那里，所以裂纹从不交叉：一条裂纹若止于另一条裂纹，就是两条中较晚产生的。"
    "裂纹的其他端点和分叉都不说明任何问题。",
}
_THINGS: Final[dict[str, Text]] = {
    "window": {"en": "A window pane", "zh": "一块窗玻璃"},
    "ice": {"en": "The ice on a pond", "zh": "池塘上的冰面"},
    "screen": {"en": "The screen of a telephone", "zh": "一块手机屏幕"},
    "plate": {"en": "A china plate", "zh": "一只瓷盘"},
}
_FIRST: Final[Text] = {"en": "Which impact came first?", "zh": "哪一次撞击最早？"}
_BEFORE: Final[Text] = {
    "en": "How many of the other impacts certainly came before impact {one}? Count those that did so in every order "
    "that agrees with the cracks.",
    "zh": "其他撞击中，有多少次一定早于撞击 {one}？只计在与裂纹相符的一切顺序中都早于它的撞击。",
}
_ASK: Final[dict[str, Text]] = {
    "first": _FIRST,
    "first_choice": _FIRST,
    "first_box": {
        "en": "Which hole, with its number, is that of the first impact?",
        "zh": "哪个破洞（连同其数字）是最早一次撞击留下的？",
    },
    "last": {"en": "Which impact came last?", "zh": "哪一次撞击最晚？"},
    "pair": {
        "en": "Which came first, impact {one} or impact {other}?",
        "zh": "撞击 {one} 和撞击 {other}，哪一次更早？",
    },
    "before": _BEFORE,
    "before_choice": _BEFORE,
    "order": {
        "en": "The cracks allow one order only. Write the numbers of the impacts in this order, the first impact "
        "first, as one number without spaces.",
        "zh": "与裂纹相符的顺序只有一种。请按从早到晚的顺序把各次撞击的数字连写成一个数，中间不留空格。",
    },
    "order_choice": {
        "en": "In which order, from the first to the last, did the impacts come?",
        "zh": "各次撞击从早到晚的顺序是哪一个？",
    },
}
_SHORT: Final[dict[str, Text]] = {
    "first_box": {
        "en": "Which hole, with its number, was made first?",
        "zh": "哪个破洞（连同其数字）是最早形成的？",
    },
}
_UNKNOWN: Final[Text] = {"en": "the cracks do not tell", "zh": "从裂纹无法判断"}
_IMPACT: Final[Text] = {"en": "impact {number}", "zh": "撞击 {number}"}
_SHOWN: Final[Text] = {
    "en": "Places are written as (x, y), x to the right and y downwards. Lines through the same place "
    "touch there; no lines touch elsewhere.",
    "zh": "位置写作 (x, y)，x 向右、y 向下。经过同一位置的线在该处相接，其他地方互不相接。",
}
_PLACE: Final[Text] = {
    "en": "Impact {number} is at {place}. Lines that begin there",
    "zh": "撞击 {number} 位于 {place}。从该处出发的线",
}
_SIDES: Final[Text] = {"en": "Lines that begin elsewhere", "zh": "从其他位置出发的线"}
_ENDS: Final[Text] = {
    "en": "These cracks end on earlier ones, by their impacts: {ends}.",
    "zh": "止于较早裂纹的裂纹（按撞击编号）：{ends}。",
}
_END: Final[Text] = {"en": "{later} on {earlier}", "zh": "{later} 止于 {earlier}"}
_SO: Final[dict[str, Text]] = {
    "first": {
        "en": "Each impact but {line} came after another one, so {line} was the first.",
        "zh": "除 {line} 以外，每次撞击都晚于另一次，所以 {line} 最早。",
    },
    "last": {
        "en": "From one to the next, all others came before {line}, which was the last.",
        "zh": "逐一推下去，其他撞击都早于 {line}，所以 {line} 最晚。",
    },
    "pair": {"en": "That makes this chain, from early to late: {line}.", "zh": "由此得到从早到晚的一串：{line}。"},
    "open": {
        "en": "No chain of these leads from one of the two impacts to the other: either may have come first.",
        "zh": "所问的两次撞击之间没有任何这样的先后关系能连成一串：哪一次都可能更早。",
    },
    "before": {
        "en": "Going back from impact {one}, these certainly came before it: {line}. That makes {count}.",
        "zh": "从撞击 {one} 往回推，一定早于它的是：{line}。共 {count} 次。",
    },
    "order": {
        "en": "The only order in which all of this holds is {line}.",
        "zh": "符合以上各点的顺序只有一种：{line}。",
    },
}


def word(statement: Statement, query: Statement) -> Wording:
    """What cracks tell, and what is asked about their impacts."""
    task = query["task"]
    blanks = dict(zip(("one", "other"), query.get("impacts", ()), strict=False))
    rules = said(_RULES, thing=_THINGS[statement["thing"]])
    if task == "pair":
        options = (*(said(_IMPACT, number=number) for number in query["impacts"]), _UNKNOWN)
    else:
        options = numbers(query.get("options", ()))
    kind = Kind.BOX if task == "first_box" else Kind.LETTER if options else Kind.NUMBER
    return Wording(rules=rules, ask=said(_ASK[task], **blanks), kind=kind, short=_SHORT.get(task, {}), options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The cracks that end on others, and what follows from them."""
    task, line = query["task"].partition("_")[0], why["line"]
    so = "open" if task == "pair" and not line else task
    told = said(_SO[so], line=listed(map(same, line)), count=len(line), one=query.get("impacts", (0,))[0])
    ends = listed((said(_END, earlier=earlier, later=later) for earlier, later in why["pairs"]), SEMICOLON)
    return joined(said(_ENDS, ends=ends), told)


def describe(statement: Statement, query: Statement) -> Text:  # noqa: ARG001 - the question names the impacts
    """The places of the impacts, and those along each crack."""
    cracks = [points for _, points in statement["cracks"]]
    shown, told = [_SHOWN], []
    for number, place in enumerate(statement["impacts"], 1):
        rays = [points for points in cracks if points[0] == place]
        told += rays
        shown.append(named(said(_PLACE, number=number, place=_place(place)), _ways(rays)))
    rest = [points for points in cracks if points not in told]
    return lines(*shown, *([named(_SIDES, _ways(rest))] if rest else []))


def _place(point: Sequence[int]) -> str:
    return f"({point[0]}, {point[1]})"


def _ways(cracks: Sequence[Sequence[Sequence[int]]]) -> Text:
    return same("\n".join(" ".join(map(_place, points)) for points in cracks))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The thing, its cracks and its numbered holes; a unit is a hundred of the statement's."""
    thing = statement["thing"]
    width, height = (side / _UNIT for side in statement["size"])
    cracks = [[(x / _UNIT, y / _UNIT) for x, y in points] for _, points in statement["cracks"]]
    impacts = [(x / _UNIT, y / _UNIT) for x, y in statement["impacts"]]
    look = LOOKS[thing]
    nodes: list[AnyNode] = [*surface(thing, width, height, sum(statement["size"]) % 3)]
    nodes += _cracks(cracks, impacts, look)
    nodes += [node for number, place in enumerate(impacts, 1) for node in _hole(*place, number, look)]
    if query["task"] == "first_box":
        nodes += [
            Element(f"impact-{number}", x - _HOLE, y - _HOLE, 2 * _HOLE, 2 * _HOLE)
            for number, (x, y) in enumerate(impacts, 1)
        ]
    whole = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, (whole,), unit=(44, 56)),)


def _cracks(cracks: Sequence[Sequence[Point]], impacts: Sequence[Point], look: Look) -> list[AnyNode]:
    """All cracks, above the light that breaks at their edges."""
    met = [point for points in cracks for point in points[1:]]
    tapered = []
    for points in cracks:
        first = _WIDE if points[0] in impacts else _MET
        tapered.append(_tapered(points, first, _MET if met.count(points[-1]) > 1 else _THIN))
    shifted = (tuple((x + 0.045, y + 0.05) for x, y in outline) for outline in tapered)
    light = [Painted(outline, fill=look.light, opacity=0.75) for outline in shifted]
    return [*light, *(Painted(outline, fill=look.crack) for outline in tapered)]


def _tapered(points: Sequence[Point], first: float, last: float) -> tuple[Point, ...]:
    """The outline of a line whose width changes from end to end."""
    steps = [hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points)]
    whole, way = sum(steps), 0.0
    left, right = [], []
    for number, (x, y) in enumerate(points):
        (a, b), (c, d) = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
        half = (first + (last - first) * way / whole) / 2 / hypot(c - a, d - b)
        left.append((x - half * (d - b), y + half * (c - a)))
        right.append((x + half * (d - b), y - half * (c - a)))
        way += steps[number] if number < len(steps) else 0
    return (*left, *reversed(right))


def _hole(x: float, y: float, number: int, look: Look) -> list[AnyNode]:
    """A ragged hole with its number on a disc."""
    spikes = [_HOLE * (1 if place % 4 == 0 else _RAGGED[(place + 5 * number) % len(_RAGGED)]) for place in range(16)]
    ragged = tuple((x + radius * a, y + radius * b) for radius, (a, b) in zip(spikes, round_points(16), strict=True))
    return [
        Painted(tuple((a + 0.04, b + 0.045) for a, b in ragged), fill=look.light, opacity=0.75),
        Painted(ragged, fill=look.hole),
        Circle(x, y, _DISC, fill="paper"),
        Label(x, y, str(number), 0.32),
    ]
