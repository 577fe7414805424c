"""Intricate figures that can be varied part by part: robots, quilts, wheels and webs, and things of the world.

A design has slots with a few values each; figures of one design that differ in one slot differ in one detail.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.formats.localization.kits.sheets import Fill, Part, Point
from puzzlegen.generators.localization.kits.parts import (
    HUES,
    Design,
    Figure,
    Values,
    box,
    disc,
    line,
    named,
    polygon,
    turned,
)
from puzzlegen.generators.localization.kits.things import butterfly, cottage, fish, vase

_DARK: Final[tuple[Hue, ...]] = ("red", "green", "blue", "purple", "brown")  # enough for lines


def robot(rng: Stream) -> Design:
    """A robot: head, antennae, ears, neck, eyes, mouth, body, panel, arms, hands and legs."""
    hues = rng.sample(HUES, 4)

    def figure(values: Values) -> Figure:
        head, skin, antenna, eyes, mouth, ears, coat, panel, left, right, left_hand, right_hand, legs = values
        return (
            *named("antenna", _ANTENNAE[antenna]),
            *named("ear", _EARS[ears]),
            *named("neck", [box(-11, -14, 11, 10, "paper")]),
            *named("head", [polygon(hues[skin], *_HEADS[head])]),
            *named("eye", _EYES[eyes]),
            *named("mouth", _MOUTHS[mouth]),
            *_arm(-1, left, left_hand, hues[3]),
            *_arm(1, right, right_hand, hues[3]),
            *named("leg", _LEGS[legs]),
            *named("body", [polygon(hues[coat], (-40, 4), (40, 4), (46, 76), (-46, 76))]),
            *named("panel", _PANELS[panel]),
        )

    return Design((3, 3, 3, 4, 4, 3, 3, 4, 3, 3, 2, 2, 3), figure)


_HEADS: Final = (
    ((-38, -82), (38, -82), (38, -8), (-38, -8)),
    ((-22, -86), (22, -86), (44, -64), (44, -26), (22, -6), (-22, -6), (-44, -26), (-44, -64)),
    ((-28, -84), (28, -84), (46, -8), (-46, -8)),
)
_ANTENNAE: Final = (
    (line((0, -84), (0, -102)), disc(0, -108, 8, "paper")),
    (
        line((-20, -80), (-30, -104)),
        line((20, -80), (30, -104)),
        disc(-30, -108, 7, "paper"),
        disc(30, -108, 7, "paper"),
    ),
    (line((0, -82), (0, -98), (24, -98)), box(20, -106, 36, -90, "paper")),
)
_EARS: Final = (
    (),
    (disc(-48, -46, 12, "paper"), disc(48, -46, 12, "paper")),
    (polygon("paper", (-34, -64), (-62, -46), (-34, -28)), polygon("paper", (34, -64), (62, -46), (34, -28))),
)
_EYES: Final = (
    (disc(-16, -56, 10, "paper"), disc(16, -56, 10, "paper"), disc(-16, -56, 3, "ink"), disc(16, -56, 3, "ink")),
    (box(-26, -66, -8, -48, "paper"), box(8, -66, 26, -48, "paper")),
    (disc(0, -56, 16, "paper"), disc(0, -56, 6, "ink")),
    (box(-28, -64, 28, -48, "paper"), disc(-12, -56, 4, "ink"), disc(12, -56, 4, "ink")),
)
_MOUTHS: Final = (
    (line((-18, -24), (18, -24)),),
    (box(-20, -32, 20, -18, "paper"), line((0, -32), (0, -18))),
    (line((-20, -32), (-10, -20), (10, -20), (20, -32)),),
    (line((-20, -20), (-10, -30), (0, -20), (10, -30), (20, -20)),),
)
_PANELS: Final = (
    (disc(0, 22, 7, "paper"), disc(0, 42, 7, "paper"), disc(0, 62, 7, "paper")),
    (box(-26, 20, 26, 56, "paper"), line((-18, 46), (-4, 30), (6, 44), (18, 28))),
    (disc(0, 40, 22, "paper"), line((0, 40), (0, 26)), line((0, 40), (12, 46))),
    (polygon("paper", (0, 14), (24, 40), (0, 66), (-24, 40)), disc(0, 40, 7, "ink")),
)
_LEGS: Final = (
    (box(-32, 76, -12, 114, "paper"), box(12, 76, 32, 114, "paper")),
    (box(-30, 76, 30, 88, "paper"), disc(-26, 102, 14, "paper"), disc(26, 102, 14, "paper")),
    (box(-8, 76, 8, 100, "paper"), polygon("paper", (-30, 114), (-16, 98), (16, 98), (30, 114))),
)
_ELBOWS: Final = (((72, 2), (84, -34)), ((76, 28), (104, 28)), ((72, 40), (80, 74)))  # raised, held out, hanging


def _arm(side: int, pose: int, hand: int, fill: Fill) -> Figure:
    """An arm on one side, -1 or 1, with a round or a square hand."""
    elbow, wrist = ((side * x, y) for x, y in _ELBOWS[pose])
    x, y = wrist
    held = disc(x, y, 12, fill) if hand == 0 else box(x - 11, y - 11, x + 11, y + 11, fill)
    return (*named("arm", [line((side * 42, 16), elbow, wrist)]), *named("hand", [held]))


def quilt(rng: Stream) -> Design:
    """A patchwork of four by four squares, each divided along a diagonal, with one half coloured."""
    hues = rng.sample(HUES, 3)
    side = 56
    halves = ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1))  # which corners a half has

    def figure(values: Values) -> Figure:
        parts = [box(-2 * side, -2 * side, 2 * side, 2 * side, "paper")]
        for place, value in enumerate(values):
            hue, way = divmod(value, 4)
            x, y = (place % 4 - 2) * side, (place // 4 - 2) * side
            corners = ((x, y), (x + side, y), (x + side, y + side), (x, y + side))
            parts.append(polygon(hues[hue], *(corners[corner] for corner in halves[way])))
        return named("patch", parts)

    return Design((12,) * 16, figure)


def wheel(rng: Stream) -> Design:
    """A hub with eight petals around it, and a mark in each corner."""
    hues = rng.sample(HUES, 3)

    def figure(values: Values) -> Figure:
        parts: list[Part] = []
        for place, value in enumerate(values[:8]):
            hue, kind = divmod(value, 3)
            parts += named("petal", turned(_PETALS[place % 2][kind](hues[hue]), place // 2))
        for place, value in enumerate(values[8:12]):
            parts += named("mark", turned(_MARKS[value], place))
        return (*parts, *named("hub", _HUBS[values[12]]))

    return Design((9,) * 8 + (4,) * 4 + (4,), figure)


_Petal: TypeAlias = Callable[[Fill], Figure]
# Upwards, and up to the right: a bud, a kite, a bar
_PETALS: Final[tuple[tuple[_Petal, ...], tuple[_Petal, ...]]] = (
    (
        lambda fill: (line((0, -10), (0, -70)), disc(0, -89, 20, fill)),
        lambda fill: (polygon(fill, (0, -8), (22, -70), (0, -112), (-22, -70)),),
        lambda fill: (box(-10, -110, 10, -12, fill),),
    ),
    (
        lambda fill: (line((7, -7), (49, -49)), disc(63, -63, 20, fill)),
        lambda fill: (polygon(fill, (6, -6), (66, -34), (79, -79), (34, -66)),),
        lambda fill: (polygon(fill, (2, -16), (16, -2), (85, -71), (71, -85)),),
    ),
)
_MARKS: Final[tuple[Figure, ...]] = (
    (),
    (disc(104, -104, 11, "paper"),),
    (polygon("ink", (92, -114), (114, -114), (114, -92)),),
    (box(94, -114, 114, -94, "paper"),),
)
_HUBS: Final[tuple[Figure, ...]] = (
    (disc(0, 0, 24, "paper"),),
    (box(-21, -21, 21, 21, "paper"),),
    (disc(0, 0, 24, "paper"), disc(0, 0, 9, "ink")),
    (polygon("paper", (0, -28), (28, 0), (0, 28), (-28, 0)),),
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
        threads = (line(place(start), place(end), fill=hue) for start, end in sorted(chosen))
        return (*named("thread", threads), *named("knot", (disc(*place(point), 8, "ink") for point in points)))

    return Design((3,) * len(groups), figure)


DESIGNS: Final[Sequence[Callable[[Stream], Design]]] = (robot, quilt, wheel, web, vase, fish, cottage, butterfly)
CLUTTERED: Final[Sequence[Callable[[Stream], Design]]] = (quilt, wheel, vase, fish, cottage, butterfly)
"""Those in which a change can be drowned in what is around it; in a robot or a web hardly any is."""
