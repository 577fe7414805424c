"""Draws things whose levels, from 0 to 8, show how much time has passed, and what hides some of them.

Each stands around x = 0 on a ground at y = 0 and is 1.7 wide and 2.7 high at most; a step of its level is seen.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, pi, sin, tau
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Painted
from puzzlegen.facts.courses import Points, corners

Point: TypeAlias = tuple[float, float]

HEIGHT: Final = 2.7
_TOP: Final = 8
_STEP: Final = 0.29
_INK: Final = "#33291f"
_EDGE: Final = 0.035
_COLOURS: Final = ("#c8473d", "#e2a13a", "#4f8f6b", "#3f77b5", "#8a5ea8", "#d77f9c", "#6d8b3a", "#b0703c")


def shape(points: Iterable[Point], fill: str, edge: str | None = _INK) -> Painted:
    """A filled polygon with an outline."""
    corners = tuple(points)
    return Painted((*corners, corners[0]), fill, stroke=edge, width=_EDGE)


def box(left: float, top: float, width: float, height: float, fill: str, edge: str | None = _INK) -> Painted:
    """A filled rectangle with an outline."""
    return shape(((left, top), (left + width, top), (left + width, top + height), (left, top + height)), fill, edge)


def oval(x: float, y: float, across: float, down: float, fill: str, edge: str | None = _INK) -> Painted:
    """A filled ellipse by its half axes."""
    count = 64 if across > 0.4 else 28  # corners: at that, a large one has no facets
    return shape(
        ((x + across * cos(k * tau / count), y + down * sin(k * tau / count)) for k in range(count)), fill, edge
    )


def bow(course: str) -> Points:
    """The points of a course with curves, in hundredths."""
    return corners(course, 12, 100)


def stroke(*points: Point, colour: str = _INK, width: float = _EDGE) -> Painted:
    """A line."""
    return Painted(points, stroke=colour, width=width)


def marks(x: float, first: float, step: float) -> list[AnyNode]:
    """A stick with a mark for each level but 0, which is its end at the height ``first``."""
    foot, top = (0.0, first + _TOP * step) if step > 0 else (first + _TOP * step, first)
    stick = box(x, -top, 0.12, top - foot, "#efe2c0")
    return [stick, *(stroke((x - 0.06, -first - k * step), (x + 0.12, -first - k * step)) for k in range(1, _TOP + 1))]


def candle(level: int) -> list[AnyNode]:
    """A candle beside a stick with marks."""
    top = -0.22 - level * _STEP
    flame = [(-0.06, top - 0.06), (0.02, top - 0.3), (0.1, top - 0.06), (0.02, top)]
    wax = box(-0.2, top, 0.44, level * _STEP + 0.02, "#f7efd8")
    return [*marks(0.5, 0.22, _STEP), box(-0.5, -0.22, 1.0, 0.22, "#b98a3c"), wax, shape(flame, "#f4a224")]


def _vessel(level: int, foot: float, rim: float, water: str) -> list[AnyNode]:
    def side(height: float) -> float:
        return foot + (rim - foot) * height / (_TOP * _STEP)

    full, top = level * _STEP, _TOP * _STEP + 0.12
    glass = [(-side(0), 0.0), (side(0), 0.0), (side(top), -top), (-side(top), -top)]
    inside = [(-side(0), 0.0), (side(0), 0.0), (side(full), -full), (-side(full), -full)]
    lines = [stroke((-side(k * _STEP), -k * _STEP), (0.22 - side(k * _STEP), -k * _STEP)) for k in range(1, _TOP + 1)]
    return [
        shape(glass, "#f2f7f8"),
        *([shape(inside, water, None)] if level else []),
        stroke(*glass[::-1][1:], *glass[::-1][:1]),
        *lines,
    ]


def jug(level: int) -> list[AnyNode]:
    """A glass jug with marks."""
    handle = stroke(*bow("M50 -200 C90 -200 90 -80 50 -80"), width=0.09)
    return [handle, *_vessel(level, 0.5, 0.5, "#5aa7d6")]


def bucket(level: int) -> list[AnyNode]:
    """A bucket that one can see through, with its handle up."""
    bail = stroke(*bow("M-68 -242 C-52 -280 52 -280 68 -242"), width=0.05)
    ears = [oval(s * 0.68, -2.42, 0.06, 0.06, "#8b97a0") for s in (-1, 1)]
    return [bail, *_vessel(level, 0.42, 0.68, "#5b93c4"), oval(0, -2.44, 0.68, 0.05, "#dfe8ec"), *ears]


def cake(level: int) -> list[AnyNode]:
    """The slices that are left of a cake, from above."""
    stand = [box(-0.09, -0.5, 0.18, 0.42, "#cfd6da"), box(-0.45, -0.1, 0.9, 0.1, "#cfd6da")]
    nodes: list[AnyNode] = [*stand, oval(0, -1.15, 0.82, 0.82, "#ffffff")]
    for k in range(level):
        start, end = tau * k / _TOP - pi / 2, tau * (k + 1) / _TOP - pi / 2
        rim = [(0.66 * cos(a), -1.15 + 0.66 * sin(a)) for a in (start + (end - start) * i / 8 for i in range(9))]
        cherry = (0.48 * cos((start + end) / 2), -1.15 + 0.48 * sin((start + end) / 2))
        nodes += [shape([(0.0, -1.15), *rim], "#e9b6c2"), oval(*cherry, 0.08, 0.08, "#b3202c")]
    return nodes


def scarf(level: int) -> list[AnyNode]:
    """A scarf on a needle, a stripe for each level."""
    stripes = [box(-0.42, -HEIGHT + 0.2 + k * _STEP, 0.84, _STEP, ("#c8473d", "#f0e3c8")[k % 2]) for k in range(level)]
    ball = [
        oval(0.62, -0.2, 0.2, 0.2, "#c8473d"),
        stroke((0.46, -0.26), (0.78, -0.14)),
        stroke((0.5, -0.1), (0.74, -0.32)),
    ]
    end = 100 * (-HEIGHT + 0.18 + level * _STEP)
    yarn = stroke(*bow(f"M40 {end} C90 {end} 86 {end * 0.5} 66 -36"), colour="#a8322a", width=0.045)
    return [yarn, *stripes, stroke((-0.75, -HEIGHT + 0.18), (0.75, -HEIGHT + 0.18), colour="#8a5a2e", width=0.1), *ball]


def books(level: int) -> list[AnyNode]:
    """A pile of books."""
    pile = []
    for k in range(level):
        left, top = -0.7 + 0.07 * (k * 3 % 4), -(k + 1) * _STEP
        pile += [box(left, top, 1.2, _STEP, _COLOURS[k]), stroke((left + 0.15, top), (left + 0.15, top + _STEP))]
    return [*pile]


def snowman(level: int) -> list[AnyNode]:
    """A snowman beside a stick with marks."""
    high = 0.4 + level * 0.27
    body = [
        oval(-0.15, -share * high, size * high, size * high, "#ffffff", "#5a7286")
        for share, size in ((0.25, 0.25), (0.6, 0.18), (0.87, 0.13))
    ]
    nose = [(-0.15, -0.88 * high), (-0.15 + 0.16 * high, -0.85 * high), (-0.15, -0.83 * high)]
    eyes = [oval(-0.15 + s * 0.05 * high, -0.92 * high, 0.018 * high, 0.018 * high, _INK, None) for s in (-1, 1)]
    return [*marks(0.66, 0.4, 0.27), *body, shape(nose, "#e8822e"), *eyes]


def prints(level: int) -> list[AnyNode]:
    """Paw prints on a path that leads away."""
    path = bow("M-86 45 C-70 -50 -58 -130 -44 -206 Q0 -232 44 -206 C58 -130 70 -50 86 45")
    nodes: list[AnyNode] = [shape(path, "#dce7ee", None)]
    for k in range(level):
        size = 1.2 - 0.05 * k
        paw = [
            oval(off * size, -lift * size, across * size, down * size, "#43586b", None)
            for off, lift, across, down in (
                (0, 0, 0.12, 0.09),
                (-0.11, 0.12, 0.05, 0.06),
                (0, 0.17, 0.05, 0.06),
                (0.11, 0.12, 0.05, 0.06),
            )
        ]
        nodes.append(Group(tuple(paw), (-0.24, 0.24)[k % 2] * size, -0.16 - k * 0.255))
    return nodes


def icicles(level: int) -> list[AnyNode]:
    """Icicles on a beam on a post, the longest beside a stick with marks."""
    top = -HEIGHT + 0.3
    hanging = [
        shape([(x - 0.13, top), (x + 0.13, top), (x, top + 0.05 + share * level * _STEP)], "#d3ecf7", "#4c7c99")
        for x, share in ((-0.55, 0.5), (-0.15, 0.7), (0.3, 1.0))
    ]
    stick = marks(0.6, HEIGHT - 0.35, -_STEP)
    post = box(-0.8, -HEIGHT + 0.2, 0.11, HEIGHT - 0.2, "#7a5c40")
    return [post, *stick, *hanging, box(-0.8, -HEIGHT, 1.6, 0.3, "#8c6a4a")]


def sundial(level: int) -> list[AnyNode]:
    """A sundial from above, with the points of the compass; its shadow runs from west through north to east."""
    angle, middle = pi + level * pi / _TOP, -1.55
    tip = (0.52 * cos(angle), middle + 0.52 * sin(angle))
    foot = [(0.08 * cos(angle + s * pi / 2), middle + 0.08 * sin(angle + s * pi / 2)) for s in (1, -1)]
    dots = [(0.5 * cos(pi + k * pi / _TOP), middle + 0.5 * sin(pi + k * pi / _TOP)) for k in range(_TOP + 1)]
    letters = [
        Label(x, middle + y, text, 0.23)
        for text, x, y in (("N", 0, -0.76), ("E", 0.765, 0), ("S", 0, 0.76), ("W", -0.765, 0))
    ]
    return [
        shape([(-0.28, -0.15), (-0.2, -0.8), (0.2, -0.8), (0.28, -0.15)], "#c9c2b4"),
        box(-0.45, -0.16, 0.9, 0.16, "#b5ad9e"),
        Circle(0, middle, 0.96, fill="paper", stroke="ink"),
        Circle(0, middle, 0.57, fill="tint", stroke="ink"),
        *(Circle(x, y, 0.025, fill="ink") for x, y in dots),
        shape([*foot, tip], "#3c4048", None),
        Circle(0, middle, 0.07, fill="highlight", stroke="ink"),
        *letters,
    ]


def wall(level: int) -> list[AnyNode]:
    """A wall, a row of bricks for each level."""
    rows: list[AnyNode] = []
    for k in range(level):
        top = -(k + 1) * _STEP
        rows.append(box(-0.78, top, 1.56, _STEP, "#c4674a"))
        rows += [stroke((x, top), (x, top + _STEP)) for x in ((-0.26, 0.26), (-0.52, 0.0, 0.52))[k % 2]]
    return rows


def bricks(level: int) -> list[AnyNode]:
    """A pile of bricks."""
    places = [(-0.8, 0), (-0.27, 0), (0.26, 0), (-0.8, 1), (-0.27, 1), (0.26, 1), (-0.53, 2), (0.0, 2)]
    return [
        box(-0.85, -0.1, 1.7, 0.1, "#9a7448"),
        *(box(x, -0.42 - 0.33 * row, 0.5, 0.32, "#d08a5a") for x, row in places[:level]),
    ]


def fence(level: int) -> list[AnyNode]:
    """A fence, some boards of which are painted."""
    rails = [box(-0.85, -y, 1.7, 0.14, "#a98b62") for y in (1.6, 0.6)]
    boards = []
    for k in range(_TOP):
        left = -0.83 + k * 0.21
        points = [(left, 0.0), (left, -1.9), (left + 0.09, -2.05), (left + 0.18, -1.9), (left + 0.18, 0.0)]
        boards.append(shape(points, "#3f8fb5" if k < level else "#e8d3a6"))
    return [*rails, *boards]


def sunflower(level: int) -> list[AnyNode]:
    """A sunflower beside a stick with marks at the height of its middle."""
    high = 0.25 + level * 0.26
    petals = [
        oval(-0.1 + 0.2 * cos(k * tau / 9), -high + 0.2 * sin(k * tau / 9), 0.1, 0.1, "#f4c430", "#9a7012")
        for k in range(9)
    ]
    leaves = [oval(-0.1 + s * 0.2, -high * 0.4, 0.17, 0.07, "#5f9b4a") for s in (-1, 1)]
    return [
        *marks(0.55, 0.25, 0.26),
        stroke((-0.1, 0.0), (-0.1, -high), colour="#4d7f3a", width=0.08),
        *leaves,
        *petals,
        oval(-0.1, -high, 0.15, 0.15, "#7a4a21"),
    ]


def apples(level: int) -> list[AnyNode]:
    """Apples in a crate with an open front."""
    crate = [
        box(-0.85, -1.15, 1.7, 1.15, "#f3e3c3"),
        box(-0.92, -1.15, 0.1, 1.15, "#a9743f"),
        box(0.82, -1.15, 0.1, 1.15, "#a9743f"),
        box(-0.92, -0.08, 1.84, 0.08, "#a9743f"),
    ]
    for k in range(level):
        x, y = -0.59 + 0.395 * (k % 4), -0.28 - 0.42 * (k // 4)
        crate += [oval(x, y, 0.18, 0.18, "#cf3b32"), stroke((x, y - 0.17), (x + 0.05, y - 0.27))]
    return [*crate]


def shadow(drawn: Sequence[AnyNode]) -> list[AnyNode]:
    """A soft shadow below what stands on the ground; a path that leads on has none."""
    points = [point for node in drawn if isinstance(node, Painted) for point in node.points]
    feet = [x for x, y in points if y > -0.12]
    if not feet or max(y for _, y in points) > 0.2:
        return []
    across = (max(feet) - min(feet)) / 2 + 0.1
    middle = (max(feet) + min(feet)) / 2
    rim = ((middle + across * cos(k * tau / 28), 0.01 + 0.07 * sin(k * tau / 28)) for k in range(28))
    return [Painted(tuple(rim), _INK, opacity=0.16)]


def cover(kind: int, look: int) -> list[AnyNode]:
    """What hides a thing: a cat, an umbrella or a towel, each in one of three looks."""
    return (_cat, _umbrella, _towel)[kind % 3](look % 3)


def _umbrella(look: int) -> list[AnyNode]:
    """An open umbrella that is set down to dry: it stands on its hem and turns its outside this way."""
    one, other = (("#b4534b", "#d98d80"), ("#44779c", "#85b0cd"), ("#5d8a5e", "#9dbf97"))[look]
    x, y, reach = 0.0, -0.87, 0.94
    rim = [(reach * sin((k + 0.5) * pi / 4), y - reach * cos((k + 0.5) * pi / 4)) for k in range(9)]
    hem = [
        (start, ((start[0] + stop[0]) * 0.49, y + (start[1] + stop[1] - 2 * y) * 0.49), stop)
        for start, stop in pairwise(rim)
    ]
    cloth = [shape([(x, y), *bow], (one, other)[number % 2]) for number, bow in enumerate(hem)]
    return [*cloth, oval(x, y, 0.07, 0.07, _INK)]


def _towel(look: int) -> list[AnyNode]:
    """A towel on a rack."""
    cloth, stripe = (("#efe3cf", "#b9744f"), ("#dfe8ee", "#5f86a6"), ("#ece0ea", "#8c6a9a"))[look]
    feet = [stroke((x - 0.13, 0.0), (x, -0.12), (x + 0.13, 0.0), width=0.07) for x in (-0.75, 0.75)]
    posts = [stroke((x, -0.05), (x, -2.5), colour="#8a6a48", width=0.1) for x in (-0.75, 0.75)]
    stripes = [box(-0.66, y, 1.32, 0.14, stripe, None) for y in (-2.2, -1.95, -0.75, -0.5)]
    rail = stroke((-0.85, -2.45), (0.85, -2.45), colour="#8a6a48", width=0.12)
    return [*posts, *feet, box(-0.66, -2.5, 1.32, 2.3, cloth), *stripes, rail]


def _cat(look: int) -> list[AnyNode]:
    """A cat that sits in front of something."""
    fur, dark = (("#d98b3f", "#a55f20"), ("#8b8f98", "#5c6068"), ("#4a4a50", "#2d2d32"))[look]
    ears = [[(s * 0.42, -1.72), (s * 0.4, -2.2), (s * 0.1, -1.98)] for s in (-1, 1)]
    curl = bow("M50 -10 C88 -12 62 -60 78 -84 C86 -98 74 -112 66 -104")
    tail = [stroke(*curl, width=0.2), stroke(*curl, colour=fur, width=0.14)]
    body = bow("M-56 0 C-76 -40 -52 -70 -42 -130 L42 -130 C52 -70 76 -40 56 0")
    whiskers = [stroke((s * 0.12, -1.52 + d), (s * 0.55, -1.56 + 2 * d)) for s in (-1, 1) for d in (0.0, 0.06)]
    return [
        *tail,
        shape(body, fur),
        *(shape(ear, fur) for ear in ears),
        oval(0, -1.62, 0.48, 0.42, fur),
        *(oval(s * 0.19, -1.7, 0.08, 0.1, "#f3e6a0") for s in (-1, 1)),
        *(oval(s * 0.19, -1.7, 0.03, 0.09, _INK, None) for s in (-1, 1)),
        shape([(-0.07, -1.54), (0.07, -1.54), (0.0, -1.46)], "#d98a94"),
        *whiskers,
        *(oval(s * 0.25, -0.08, 0.2, 0.11, fur) for s in (-1, 1)),
        stroke((-0.05, -0.2), (-0.05, -0.8), colour=dark),
        stroke((0.05, -0.2), (0.05, -0.8), colour=dark),
    ]


DRAWN: Final[dict[str, Callable[[int], list[AnyNode]]]] = {
    one.__name__: one
    for one in (
        *(apples, books, bricks, bucket, cake, candle, fence, icicles, jug, prints, scarf, snowman, sundial),
        *(sunflower, wall),
    )
}
