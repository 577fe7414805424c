"""Shows the ropes of `puzzlegen.generators.counting.tangle`."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Paint, Polyline, Scene
from puzzlegen.facts.counting.ropes import ACROSS, Rope, Stub, Weave
from puzzlegen.renderers.counting.kits.rope_walks import ARCS, Crossings, Stretch, Walks
from puzzlegen.renderers.kits.telling import PAIRS, grid, legend, lines, listed, named, pair, said, same
from puzzlegen.renderers.kits.wording import joined, numbers

Point: TypeAlias = tuple[float, float]

_ROPE: Final = 0.3  # width with its outline
_CORE: Final = 0.19
_TAIL: Final = 0.42  # beyond the grid
_MARGIN: Final = 1.1
_STEPS: Final = 7  # of a quarter circle
_HAIR: Final = 1e-6  # far less than a pixel
_FILLS: Final[tuple[Paint, ...]] = ("highlight", "soft", "pink", "orange")  # light ones, by the size of the grid
_OUTWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x and y
_ROPES: Final[Text] = {
    "en": "The picture shows ropes. Where two strands cross, one runs over the other, and both go straight on. A rope "
    "is either closed into a loop or has two ends.",
    "zh": "图中画着一些绳子。两股绳交叉时，一股在上、一股在下，各自笔直向前。"
    "每根绳子要么首尾相连成一个圈，要么有两个端点。",
}
_COUNT: Final[Text] = {
    "en": "How many separate ropes are there, loops included?",
    "zh": "一共有多少根互不相连的绳子（包括绳圈）？",
}
_ASK: Final[dict[str, Text]] = {
    "count": _COUNT,
    "count_choice": _COUNT,
    "loops": {
        "en": "How many of the ropes are closed loops, without ends?",
        "zh": "这些绳子中有多少根是没有端点的绳圈？",
    },
    "over": {
        "en": "Follow the rope with the black dot from one of its ends to the other. At how many crossings does it run "
        "on top? Where it crosses itself, it is on top, and that crossing counts once.",
        "zh": "沿着带黑点的那根绳子从一端走到另一端，它在多少个交叉处位于上面？"
        "与自身交叉之处也算位于上面，每处只算一次。",
    },
    "lead": {
        "en": "One end of a rope is marked with a black dot. Which number stands at its other end?",
        "zh": "有一根绳子的一端标有黑点。它的另一端标着哪个数？",
    },
    "lead_choice": {
        "en": "One end of a rope is marked with a black dot. Which letter stands at its other end?",
        "zh": "有一根绳子的一端标有黑点。它的另一端标着哪个字母？",
    },
}
_TILES: Final[Text] = {
    "en": "The picture is divided into square tiles, and ropes pass from tile to tile through the middles of their "
    "sides. The tiles, row by row from the top",
    "zh": "图被分成正方形小块，绳子从各边的中点进出小块。各小块从上到下逐行",
}
_SIGNS: Final[dict[str, Text]] = {
    "h": {
        "en": "a crossing, where the horizontal strand runs on top of the vertical one",
        "zh": "交叉，横向的一股在上",
    },
    "v": {
        "en": "a crossing, where the vertical strand runs on top of the horizontal one",
        "zh": "交叉，纵向的一股在上",
    },
    "a": {
        "en": "two arcs, one between the upper and the left side, one between the lower and the right side",
        "zh": "两段弧，一段连接上边和左边，一段连接下边和右边",
    },
    "b": {
        "en": "two arcs, one between the upper and the right side, one between the lower and the left side",
        "zh": "两段弧，一段连接上边和右边，一段连接下边和左边",
    },
}
_SIDES: Final[tuple[Text, ...]] = (
    {"en": "upper side of {cell}", "zh": "{cell} 的上边"},
    {"en": "right side of {cell}", "zh": "{cell} 的右边"},
    {"en": "lower side of {cell}", "zh": "{cell} 的下边"},
    {"en": "left side of {cell}", "zh": "{cell} 的左边"},
)
_CAPS: Final[Text] = {
    "en": "Outside the tiles, arcs join these sides",
    "zh": "在小块之外，下列各边两两由弧相连",
}
_CAP: Final[Text] = {"en": "{one} with {other}", "zh": "{one}与{other}"}
_ENDS: Final[Text] = {"en": "Ropes end at", "zh": "绳子的端点位于"}
_MARKED: Final[Text] = {"en": "{end}, marked {mark}", "zh": "{end}，标着 {mark}"}
_DOT: Final[Text] = {"en": "with the black dot", "zh": "黑点"}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}
_THEN: Final[Text] = {"en": ", ", "zh": "，"}
_WAY: Final[Text] = {"en": "From the dot: {steps}.", "zh": "从黑点出发：{steps}。"}
_FIRST_STEP: Final[tuple[Text, ...]] = (
    {"en": "{crossings} crossing to the {arc}", "zh": "经过 {crossings} 个交叉到{arc}"},
    {"en": "{crossings} crossings to the {arc}", "zh": "经过 {crossings} 个交叉到{arc}"},
)
"""One crossing, and another number."""
_STEP: Final[Text] = {"en": "{crossings} to the {arc}", "zh": "{crossings} 个到{arc}"}
_LAST_STEP: Final[Text] = {"en": "{crossings} to the end marked {mark}", "zh": "{crossings} 个到标着 {mark} 的一端"}
_ONLY_STEP: Final[tuple[Text, ...]] = (
    {"en": "{crossings} crossing, then the end marked {mark}", "zh": "经过 {crossings} 个交叉到标着 {mark} 的一端"},
    {"en": "{crossings} crossings, then the end marked {mark}", "zh": "经过 {crossings} 个交叉到标着 {mark} 的一端"},
)
_OVER: Final[Text] = {
    "en": "From the dot the rope is on top at {steps}: {sum}.",
    "zh": "从黑点出发，绳子位于上面的有：{steps}；{sum}。",
}
_FIRST_OVER: Final[Text] = {
    "en": "{top} of {crossings} crossings up to the {arc}",
    "zh": "到{arc}为止的 {crossings} 个交叉中 {top} 个",
}
_OVER_STEP: Final[Text] = {"en": "{top} of {crossings} to the {arc}", "zh": "到{arc}的 {crossings} 个中 {top} 个"}
_LAST_OVER: Final[Text] = {"en": "{top} of {crossings} to its other end", "zh": "到另一端的 {crossings} 个中 {top} 个"}
_ONLY_OVER: Final[Text] = {
    "en": "{top} of {crossings} crossings up to its other end",
    "zh": "到另一端为止的 {crossings} 个交叉中 {top} 个",
}
_WITH_ITSELF: Final[tuple[Text, ...]] = (
    {
        "en": "All {others} crossings are with other ropes.",
        "zh": "{others} 个交叉都是与其他绳子的交叉。",
    },
    {
        "en": "That is {itself} with itself, passed once on top and once below, and {on_top} of {others} with others.",
        "zh": "其中与自身的交叉 {itself} 个（走过两次，一次在上、一次在下），"
        "与其他绳子的 {others} 个交叉中有 {on_top} 个在上。",
    },
)
_WITH_ENDS: Final[tuple[Text, ...]] = (
    {"en": "No rope has an end.", "zh": "没有一根绳子有端点。"},
    {"en": "There are only two ends, those of one rope.", "zh": "图中只有两个端点，属于同一根绳子。"},
    {
        "en": "There are {ends} ends, two to a rope, so {ropes} ropes are not closed.",
        "zh": "图中有 {ends} 个端点，每根不封闭的绳子有两个，所以不封闭的绳子有 {ropes} 根。",
    },
)
"""Of no rope, of one, of several."""
_CLOSED: Final[Text] = {"en": "Closed loops ({count}): {loops}.", "zh": "绳圈有 {count} 个：{loops}。"}
_SUM: Final[Text] = {"en": "Ropes: {sum}.", "zh": "绳子总数：{sum}。"}
_NO_LOOPS: Final[Text] = {"en": "None is a closed loop.", "zh": "没有绳圈。"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - ropes say nothing
    """What a rope is, and what is asked about them."""
    task, offered = query["task"], query.get("options", ())
    options = (None,) * len(offered) if task == "lead_choice" else numbers(offered)
    return Wording(rules=_ROPES, ask=_ASK[task], kind=Kind.LETTER if options else Kind.NUMBER, options=options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """The way along the rope with the dot, or the ends and the loops by which ropes are counted."""
    weave = _weave(statement)
    ropes, walks = weave.ropes(), Walks(weave)
    dots = [_stub(end[:3]) for end in statement["ends"] if end[3] == "dot"]
    if not dots:
        return _told_loops(ropes, walks, query["task"])
    (dot,) = dots
    (rope,) = (rope for rope in ropes if dot in (rope.entries[0], rope.exit))
    stretches = walks.stretches(rope, dot)
    parts = [_told_over(stretches, walks.crossings(rope))] if query["task"] == "over" else []
    parts += [] if parts else [_told_way(stretches, answer)]
    return joined(*parts, *[ARCS] * (len(stretches) > 1))


def _told_loops(ropes: Sequence[Rope], walks: Walks, task: str) -> Text:
    """How many ropes have ends, which ones are loops, and how many that makes."""
    loops = [walks.loop(rope) for rope in ropes if rope.closed]
    with_ends = len(ropes) - len(loops)
    parts = [said(_WITH_ENDS[min(with_ends, 2)], ends=2 * with_ends, ropes=with_ends)]
    parts.append(said(_CLOSED, count=len(loops), loops=listed(loops, _BETWEEN)) if loops else _NO_LOOPS)
    if task != "loops":
        added = f"{with_ends} + {len(loops)} = " if loops and with_ends else ""
        parts.append(said(_SUM, sum=f"{added}{len(ropes)}"))
    return joined(*parts, *[ARCS] * bool(loops))


def _told_way(stretches: Sequence[Stretch], mark: str) -> Text:
    """The arcs that a rope passes from its dot to the mark at its other end, with the crossings between."""
    *before, last = stretches
    steps = [
        said(_STEP if place else _FIRST_STEP[stretch.crossings != 1], crossings=stretch.crossings, arc=stretch.arc)
        for place, stretch in enumerate(before)
    ]
    steps.append(said(_LAST_STEP if before else _ONLY_STEP[last.crossings != 1], crossings=last.crossings, mark=mark))
    return said(_WAY, steps=listed(steps, _THEN))


def _told_over(stretches: Sequence[Stretch], crossings: Crossings) -> Text:
    """On how many crossings of each stretch a rope is on top, and with what it crosses there."""
    *before, last = stretches
    steps = [
        said(_OVER_STEP if place else _FIRST_OVER, top=stretch.on_top, crossings=stretch.crossings, arc=stretch.arc)
        for place, stretch in enumerate(before)
    ]
    steps.append(said(_LAST_OVER if before else _ONLY_OVER, top=last.on_top, crossings=last.crossings))
    tops = [stretch.on_top for stretch in stretches if stretch.on_top]
    total = sum(tops)
    summed = f"{' + '.join(map(str, tops))} = {total}" if tops[1:] else str(total)
    return joined(
        said(_OVER, steps=listed(steps, _THEN), sum=summed),
        said(_WITH_ITSELF[bool(crossings.itself)], **crossings._asdict()),
    )


def describe(statement: Statement, query: Statement) -> Text:
    """The tiles, what joins their sides beyond the border, and where ropes end."""
    tiles = statement["tiles"]
    used = {sign: meaning for sign, meaning in _SIGNS.items() if any(sign in row for row in tiles)}
    lettered = query["options"] if query["task"] == "lead_choice" else ()
    letters = dict(zip(map(tuple, lettered), LETTERS, strict=False))
    caps = (said(_CAP, one=_side(one), other=_side(other)) for one, other in statement["caps"])
    ends = []
    for row, column, side, mark in statement["ends"]:
        end, shown = _side((row, column, side)), letters.get((row, column, side), mark)
        ends.append(said(_MARKED, end=end, mark=_DOT if shown == "dot" else same(shown)) if shown else end)
    return lines(
        named(_TILES, grid(tiles)),
        legend(used),
        PAIRS,
        named(_CAPS, listed(caps, _BETWEEN)),
        named(_ENDS, listed(ends, _BETWEEN)),
    )


def _side(end: Sequence[int]) -> Text:
    row, column, side = end
    return said(_SIDES[side], cell=pair(row, column))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The ropes: all outlines, all cores above them, and at each crossing the upper strand once more."""
    tiles = statement["tiles"]
    rows, columns = len(tiles), len(tiles[0])
    weave = _weave(statement)
    courses = [(_course(rope, weave), rope.closed) for rope in weave.ropes()]
    marked = [(_stub(end[:3]), end[3]) for end in statement["ends"] if end[3]]
    if query["task"] == "lead_choice":
        marked += [(_stub(end), letter) for end, letter in zip(query["options"], LETTERS, strict=False)]
    nodes: list[AnyNode] = [_at(stub, 0.78, mark) for stub, mark in marked if mark != "dot"]
    nodes += [Polyline(points, "ink", width=_ROPE, closed=closed) for points, closed in courses]
    fill = _FILLS[(rows + columns) % len(_FILLS)]
    nodes += [Polyline(points, fill, width=_CORE, closed=closed) for points, closed in courses]
    for y, row in enumerate(tiles):
        for x, tile in enumerate(row):
            if tile in "hv":
                nodes += _upper(x + 0.5, y + 0.5, tile == "h", fill)
    nodes += [_at(stub, _TAIL, mark) for stub, mark in marked if mark == "dot"]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(44, 56)),)


def _weave(statement: Statement) -> Weave:
    """What follows the ropes of a statement."""
    return Weave(statement["tiles"], [(_stub(one), _stub(other)) for one, other in statement["caps"]])


def _stub(end: Sequence[int]) -> Stub:
    row, column, side = end
    return row, column, side


def _upper(x: float, y: float, horizontal: bool, fill: Paint) -> tuple[AnyNode, AnyNode]:
    """The upper strand of the crossing at (x, y): its outline, which ends before the tile does, and its core.

    It is a hair off the straight: level lines are moved to whole pixels, outline and core by different parts of one.
    """

    def strand(reach: float) -> tuple[Point, Point]:
        a, b = (reach, _HAIR) if horizontal else (_HAIR, reach)
        return (x - a, y - b), (x + a, y + b)

    return Polyline(strand(0.16), "ink", width=_ROPE), Polyline(strand(0.36), fill, width=_CORE)


def _at(stub: Stub, beyond: float, mark: str) -> AnyNode:
    """A mark so far beyond the side where a rope ends: a black dot or a text."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    x, y = x + beyond * a, y + beyond * b
    return Circle(x, y, 0.21, "ink") if mark == "dot" else Label(x, y, mark, 0.3)


def _middle(stub: Stub) -> Point:
    """The middle of a tile's side."""
    row, column, side = stub
    a, b = _OUTWARDS[side]
    return column + 0.5 + a / 2, row + 0.5 + b / 2


def _course(rope: Rope, weave: Weave) -> tuple[Point, ...]:
    """The points of a rope, from its middle of the first side it enters by; with its tails, if it has ends."""
    cap = weave.cap
    points: list[Point] = []
    if not rope.closed:
        points.append(_tail(rope.entries[0]))
    for entry in rope.entries:
        row, column, side = entry
        tile = weave.tiles[row][column]
        left = row, column, ACROSS[tile][side]
        points.append(_middle(entry))
        if tile in "ab":
            points += _arc(_middle(entry), _middle(left), _corner(entry, left))
        if left in cap:
            points.append(_middle(left))
            points += _arc(_middle(left), _middle(cap[left]), _corner(left, cap[left]), (left[2], cap[left][2]))
    if rope.exit is not None:
        points += (_middle(rope.exit), _tail(rope.exit))
    return tuple(points)


def _tail(stub: Stub) -> Point:
    """Where a rope ends beyond a side; a hair off the straight, as the upper strands of crossings are."""
    (x, y), (a, b) = _middle(stub), _OUTWARDS[stub[2]]
    return x + _TAIL * a + _HAIR, y + _TAIL * b + _HAIR


def _corner(one: Stub, other: Stub) -> Point:
    """The corner of tiles around which an arc runs between two sides, both of them half a tile away from it."""
    (ax, ay), (bx, by) = _middle(one), _middle(other)
    if one[2] == other[2]:
        return (ax + bx) / 2, (ay + by) / 2
    return (ax, by) if ax == round(ax) else (bx, ay)


def _arc(start: Point, stop: Point, centre: Point, sides: tuple[int, int] | None = None) -> Iterator[Point]:
    """The points between both ends of an arc: of the shorter one, or of the one that lies beyond these sides."""
    x, y = centre
    begin = math.atan2(start[1] - y, start[0] - x)
    sweep = (math.atan2(stop[1] - y, stop[0] - x) - begin) % math.tau
    if sides is None:
        clockwise = sweep < math.pi
    else:
        (a, b), (c, d) = (_OUTWARDS[side] for side in sides)
        clockwise = (a + c) * math.cos(begin + sweep / 2) + (b + d) * math.sin(begin + sweep / 2) > 0
    if not clockwise:
        sweep -= math.tau
    steps = round(abs(sweep) / math.pi * 2 * _STEPS)
    for step in range(1, steps):
        angle = begin + sweep * step / steps
        yield x + math.cos(angle) / 2, y + math.sin(angle) / 2
