"""Shows the panes of `puzzlegen.generators.cues.crack_order`."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Clipped, Element, Group, Label, Painted, Scene
from puzzlegen.renderers.cues.kits.panes import LOOKS, Look, outline, round_points, surface
from puzzlegen.renderers.kits.telling import AND, lines, listed, named, said, same, strung
from puzzlegen.renderers.kits.wording import joined, numbers

Point: TypeAlias = tuple[float, float]

_UNIT: Final = 100  # of the statement's lengths
_MARGIN: Final = 1.3
_WIDE: Final = 0.12  # a crack at its impact
_THIN: Final = 0.034  # at an end that touches nothing
_MET: Final = 0.06  # at an end on another crack or at the edge
_HOLE: Final = 0.46
_DISC: Final = 0.3
_RIM: Final = 0.03
_RAGGED: Final = (0.78, 0.92, 0.74, 0.82, 0.98, 0.76, 0.88)  # of a hole's reach

_RULES: Final[Text] = {
    "en": "{thing} was hit several times, one impact after another; the numbers that mark the impacts are not in "
    "order. Each impact sent out all of its cracks at once. A crack that meets an older one stops at it, so cracks "
    "never cross: wherever a crack ends on another, the crack that ends there is the later one. Other ends, and short "
    "side branches with a free end, tell nothing.",
    "zh": "{thing}先后被击中数次；数字只标出各个撞击点，与先后无关。每次撞击同时产生它的所有裂纹。"
    "裂纹遇到已有的裂纹就停在那里，所以裂纹从不交叉：一条裂纹若止于另一条裂纹，止住的那条较晚。"
    "其他端点，以及末端悬空的短分叉，都不说明任何问题。",
}
_THINGS: Final[dict[str, Text]] = {
    "window": {"en": "A window pane", "zh": "一块窗玻璃"},
    "ice": {"en": "The ice on a pond", "zh": "池塘上的冰面"},
    "screen": {"en": "The screen of a tablet", "zh": "一块平板电脑屏幕"},
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
        "en": "Which numbered hole is that of the first impact?",
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
        "en": "Which numbered hole was made first?",
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
_STEP: Final[Text] = {
    "en": "A crack from {later} stops at one from {earlier}, so {earlier} came before {later}.",
    "zh": "{later} 的裂纹止于 {earlier} 的裂纹，所以 {earlier} 早于 {later}。",
}
_SO: Final[dict[str, Text]] = {
    "first": {
        "en": "{line} is the only impact none of whose cracks stops at another's, so {line} came first.",
        "zh": "只有 {line} 没有裂纹止于别处的裂纹，所以 {line} 最早。",
    },
    "last": {"en": "So {line} came after all the others.", "zh": "所以 {line} 最晚。"},
    "pair": {"en": "So {earlier} came before {later}.", "zh": "所以 {earlier} 早于 {later}。"},
    "open": {
        "en": "No chain of such steps leads from {one} to {other} or back: either may have come first.",
        "zh": "这样的关系无论如何都不能把 {one} 和 {other} 连成先后：哪一次都可能更早。",
    },
    "before": {
        "en": "So {line} certainly came before {one}: {count} in all.",
        "zh": "所以 {line} 一定早于 {one}：共 {count} 次。",
    },
    "none": {
        "en": "No crack from {one} stops at one from another impact, so nothing certainly came before {one}: 0.",
        "zh": "{one} 的裂纹都不止于别处的裂纹，所以没有哪次撞击一定早于 {one}：0。",
    },
    "order": {"en": "So the order is {line}.", "zh": "所以先后顺序是：{line}。"},
}
_REST: Final[Text] = {
    "en": "No chain of such steps leads from any other impact to {one}.",
    "zh": "其他撞击都不能由这样的关系推出早于 {one}。",
}
_EMPTY: Final = {"pair": "open", "before": "none"}  # what is said where no chain of steps leads anywhere


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
    """Which cracks stop at which, from the earliest impact on, and what follows."""
    task, line = query["task"].partition("_")[0], why["line"]
    terms = dict(zip(("one", "other"), query.get("impacts", ()), strict=False))
    if task == "pair" and line:
        terms |= {"earlier": line[0], "later": line[-1]}
    steps = [said(_STEP, earlier=earlier, later=later) for earlier, later in why["steps"]]
    if task == "pair" and line and len(steps) == 1:
        return steps[0]
    so = _SO[_EMPTY.get(task, task) if not line else task]
    told = [same(one) for one in line]
    if task == "before" and line:
        rest = [said(_REST, **terms)] if len(line) < len(statement["impacts"]) - 1 else []
        return joined(*steps, said(so, line=strung(told, AND), count=len(line), **terms), *rest)
    return joined(*steps, said(so, line=listed(told), **terms))


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
    nodes += _cracks(cracks, impacts, look, outline(thing, width, height))
    for number, (x, y) in enumerate(impacts, 1):
        hole = _hole(x, y, number)
        nodes += [Painted(hole, fill=look.hole, stroke=look.rim, width=_RIM)]
        nodes += [Circle(x, y, _DISC, fill="paper"), Label(x, y, str(number), 0.32)]
        if query["task"] == "first_box":
            nodes.append(Element(f"impact-{number}", *_bounds(hole)))
    whole = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, (whole,), unit=(44, 56)),)


def _cracks(
    cracks: Sequence[Sequence[Point]], impacts: Sequence[Point], look: Look, pane: Sequence[Point]
) -> list[AnyNode]:
    """All cracks, above the light that breaks at their edges within the pane."""
    met = [point for points in cracks for point in points[1:]]
    tapered = []
    for points in cracks:
        first = _WIDE if points[0] in impacts else _MET
        tapered.append(_tapered(points, first, _MET if met.count(points[-1]) > 1 else _THIN))
    shifted = (tuple((x + 0.045, y + 0.05) for x, y in outline) for outline in tapered)
    light = tuple(Painted(outline, fill=look.light, opacity=0.75) for outline in shifted)
    return [Clipped(tuple(pane), light), *(Painted(outline, fill=look.crack) for outline in tapered)]


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


def _hole(x: float, y: float, number: int) -> tuple[Point, ...]:
    """The outline of a ragged hole."""
    spikes = [_HOLE * (1 if place % 4 == 0 else _RAGGED[(place + 5 * number) % len(_RAGGED)]) for place in range(16)]
    return tuple((x + radius * a, y + radius * b) for radius, (a, b) in zip(spikes, round_points(16), strict=True))


def _bounds(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is drawn of a hole, its rim included."""
    left, top = (min(place[axis] for place in outline) - _RIM / 2 for axis in (0, 1))
    right, bottom = (max(place[axis] for place in outline) + _RIM / 2 for axis in (0, 1))
    return left, top, right - left, bottom - top
