"""Intricate figures that can be varied part by part: robots, quilts, wheels and webs.

A design has slots with a few values each; figures of one design that differ in one slot differ in one detail. All
coordinates are whole numbers around the centre of the figure, x to the right and y downwards, from -120 to 120, so that
quarter turns and mirror images are exact.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream

Point: TypeAlias = tuple[int, int]
Fill: TypeAlias = Literal["paper", "ink"] | Hue
Values: TypeAlias = tuple[int, ...]

_HUES: Final[tuple[Hue, ...]] = get_args(Hue)
_DARK: Final[tuple[Hue, ...]] = ("red", "green", "blue", "purple", "brown")  # enough for lines


class Part(msgspec.Struct, frozen=True):
    """A filled polygon, a filled disc around its only point, or a line of that colour."""

    shape: Literal["polygon", "disc", "line"]
    points: tuple[Point, ...]
    fill: Fill
    radius: int = 0


Figure: TypeAlias = tuple[Part, ...]
"""Parts from the lowest to the topmost one."""


class Design(msgspec.Struct, frozen=True):
    """The number of values of each slot, and the figure that values stand for."""

    sizes: tuple[int, ...]
    figure: Callable[[Values], Figure]


def turned(figure: Figure, quarters: int) -> Figure:
    """The figure turned clockwise by quarters."""
    for _ in range(quarters):
        figure = tuple(msgspec.structs.replace(part, points=tuple((-y, x) for x, y in part.points)) for part in figure)
    return figure


def mirrored(figure: Figure) -> Figure:
    """The figure with left and right exchanged."""
    return tuple(msgspec.structs.replace(part, points=tuple((-x, y) for x, y in part.points)) for part in figure)


def _box(left: int, top: int, right: int, bottom: int, fill: Fill) -> Part:
    return Part("polygon", ((left, top), (right, top), (right, bottom), (left, bottom)), fill)


def _disc(x: int, y: int, radius: int, fill: Fill) -> Part:
    return Part("disc", ((x, y),), fill, radius)


def _polygon(fill: Fill, *points: Point) -> Part:
    return Part("polygon", points, fill)


def _line(*points: Point, fill: Fill = "ink") -> Part:
    return Part("line", points, fill)


def robot(rng: Stream) -> Design:
    """A robot: head, antennae, ears, eyes, mouth, body, panel, arms, hands and legs."""
    hues = rng.sample(_HUES, 4)

    def figure(values: Values) -> Figure:
        head, skin, antenna, eyes, mouth, ears, coat, panel, left, right, left_hand, right_hand, legs = values
        parts = [*_ANTENNAE[antenna], *_EARS[ears]]
        outline = _HEADS[head]
        parts.append(_polygon(hues[skin], *outline))
        parts += [*_EYES[eyes], *_MOUTHS[mouth]]
        parts += _arm(-1, left, left_hand, hues[3]) + _arm(1, right, right_hand, hues[3])
        parts += _LEGS[legs]
        parts.append(_polygon(hues[coat], (-40, 4), (40, 4), (46, 76), (-46, 76)))
        return (*parts, *_PANELS[panel])

    return Design((3, 3, 3, 4, 4, 3, 3, 4, 3, 3, 2, 2, 3), figure)


_HEADS: Final = (
    ((-38, -82), (38, -82), (38, -8), (-38, -8)),
    ((-22, -86), (22, -86), (44, -64), (44, -26), (22, -6), (-22, -6), (-44, -26), (-44, -64)),
    ((-28, -84), (28, -84), (46, -8), (-46, -8)),
)
_ANTENNAE: Final = (
    (_line((0, -84), (0, -102)), _disc(0, -108, 8, "paper")),
    (
        _line((-20, -80), (-30, -104)),
        _line((20, -80), (30, -104)),
        _disc(-30, -108, 7, "paper"),
        _disc(30, -108, 7, "paper"),
    ),
    (_line((0, -82), (0, -98), (24, -98)), _box(20, -106, 36, -90, "paper")),
)
_EARS: Final = (
    (),
    (_disc(-48, -46, 12, "paper"), _disc(48, -46, 12, "paper")),
    (_polygon("paper", (-34, -64), (-62, -46), (-34, -28)), _polygon("paper", (34, -64), (62, -46), (34, -28))),
)
_EYES: Final = (
    (_disc(-16, -56, 10, "paper"), _disc(16, -56, 10, "paper"), _disc(-16, -56, 3, "ink"), _disc(16, -56, 3, "ink")),
    (_box(-26, -66, -8, -48, "paper"), _box(8, -66, 26, -48, "paper")),
    (_disc(0, -56, 16, "paper"), _disc(0, -56, 6, "ink")),
    (_box(-28, -64, 28, -48, "paper"), _disc(-12, -56, 4, "ink"), _disc(12, -56, 4, "ink")),
)
_MOUTHS: Final = (
    (_line((-18, -24), (18, -24)),),
    (_box(-20, -32, 20, -18, "paper"), _line((0, -32), (0, -18))),
    (_line((-20, -32), (-10, -20), (10, -20), (20, -32)),),
    (_line((-20, -20), (-10, -30), (0, -20), (10, -30), (20, -20)),),
)
_PANELS: Final = (
    (_disc(0, 22, 7, "paper"), _disc(0, 42, 7, "paper"), _disc(0, 62, 7, "paper")),
    (_box(-26, 20, 26, 56, "paper"), _line((-18, 46), (-4, 30), (6, 44), (18, 28))),
    (_disc(0, 40, 22, "paper"), _line((0, 40), (0, 26)), _line((0, 40), (12, 46))),
    (_polygon("paper", (0, 14), (24, 40), (0, 66), (-24, 40)), _disc(0, 40, 7, "ink")),
)
_LEGS: Final = (
    (_box(-32, 76, -12, 114, "paper"), _box(12, 76, 32, 114, "paper")),
    (_box(-30, 76, 30, 88, "paper"), _disc(-26, 102, 14, "paper"), _disc(26, 102, 14, "paper")),
    (_box(-8, 76, 8, 100, "paper"), _polygon("paper", (-30, 114), (-16, 98), (16, 98), (30, 114))),
)
_ELBOWS: Final = (((72, 2), (84, -34)), ((76, 28), (104, 28)), ((72, 40), (80, 74)))  # raised, held out, hanging


def _arm(side: int, pose: int, hand: int, fill: Fill) -> list[Part]:
    """An arm on one side, -1 or 1, with a round or a square hand."""
    elbow, wrist = ((side * x, y) for x, y in _ELBOWS[pose])
    x, y = wrist
    held = _disc(x, y, 12, fill) if hand == 0 else _box(x - 11, y - 11, x + 11, y + 11, fill)
    return [_line((side * 42, 16), elbow, wrist), held]


def quilt(rng: Stream) -> Design:
    """A patchwork of four by four squares, each divided along a diagonal, with one half coloured."""
    hues = rng.sample(_HUES, 3)
    side = 56
    halves = ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1))  # which corners a half has

    def figure(values: Values) -> Figure:
        parts = [_box(-2 * side, -2 * side, 2 * side, 2 * side, "paper")]
        for place, value in enumerate(values):
            hue, way = divmod(value, 4)
            x, y = (place % 4 - 2) * side, (place // 4 - 2) * side
            corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
            parts.append(_polygon(hues[hue], *(corners[corner] for corner in halves[way])))
        return tuple(parts)

    return Design((12,) * 16, figure)


def wheel(rng: Stream) -> Design:
    """A hub with eight petals around it, and a mark in each corner."""
    hues = rng.sample(_HUES, 3)

    def figure(values: Values) -> Figure:
        parts: list[Part] = []
        for place, value in enumerate(values[:8]):
            hue, kind = divmod(value, 3)
            parts += turned(_PETALS[place % 2][kind](hues[hue]), place // 2)
        for place, value in enumerate(values[8:12]):
            parts += turned(_MARKS[value], place)
        return (*parts, *_HUBS[values[12]])

    return Design((9,) * 8 + (4,) * 4 + (4,), figure)


_Petal: TypeAlias = Callable[[Fill], Figure]
# Upwards, and up to the right: a bud, a kite, a bar
_PETALS: Final[tuple[tuple[_Petal, ...], tuple[_Petal, ...]]] = (
    (
        lambda fill: (_line((0, -20), (0, -60)), _disc(0, -76, 17, fill)),
        lambda fill: (_polygon(fill, (0, -24), (20, -66), (0, -100), (-20, -66)),),
        lambda fill: (_box(-9, -98, 9, -24, fill),),
    ),
    (
        lambda fill: (_line((14, -14), (42, -42)), _disc(54, -54, 17, fill)),
        lambda fill: (_polygon(fill, (17, -17), (61, -33), (71, -71), (33, -61)),),
        lambda fill: (_polygon(fill, (11, -23), (23, -11), (75, -63), (63, -75)),),
    ),
)
_MARKS: Final[tuple[Figure, ...]] = (
    (),
    (_disc(104, -104, 11, "paper"),),
    (_polygon("ink", (92, -114), (114, -114), (114, -92)),),
    (_box(94, -114, 114, -94, "paper"),),
)
_HUBS: Final[tuple[Figure, ...]] = (
    (_disc(0, 0, 24, "paper"),),
    (_box(-21, -21, 21, 21, "paper"),),
    (_disc(0, 0, 24, "paper"), _disc(0, 0, 9, "ink")),
    (_polygon("paper", (0, -28), (28, 0), (0, 28), (-28, 0)),),
)


def web(rng: Stream) -> Design:
    """Lines between the points of a lattice of four by four, each of which has two other places."""
    step = 64
    points = [(x, y) for y in range(4) for x in range(4)]
    ways = ((1, 0), (0, 1), (1, 1), (-1, 1))
    edges = [((x, y), (x + a, y + b)) for x, y in points for a, b in ways if 0 <= x + a < 4 and y + b < 4]
    rng.shuffle(edges)
    groups = [edges[start : start + 3] for start in range(0, len(edges), 3)]
    hue = rng.choice(_DARK)

    def figure(values: Values) -> Figure:
        def place(point: Point) -> Point:
            return (2 * point[0] - 3) * step // 2, (2 * point[1] - 3) * step // 2

        chosen = [group[value] for group, value in zip(groups, values, strict=True)]
        lines = [_line(place(start), place(end), fill=hue) for start, end in sorted(chosen)]
        return (*lines, *(_disc(*place(point), 8, "ink") for point in points))

    return Design((3,) * len(groups), figure)


DESIGNS: Final[Sequence[Callable[[Stream], Design]]] = (robot, quilt, wheel, web)
