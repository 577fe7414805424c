"""Hoops that overlap, cards that hang at them, and beads that lie in their regions.

A region is the sum of 1 for the first hoop, 2 for the second and 4 for the third, where it lies within them. Places are
counted from the middle of all hoops.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, dist, inf, pi, sin
from typing import Final, TypeAlias, cast, get_args

from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Hue,
    Label,
    Paint,
    Painted,
    Rect,
    Segments,
    option_element,
)
from puzzlegen.renderers.kits.icons.coats import coated

Point: TypeAlias = tuple[float, float]

TAG: Final = 1.15  # half a side of a card
HALF: Final = 0.17  # of a hoop's thickness
_RADIUS: Final = {2: 3.3, 3: 3.65}  # of a hoop, where there are so many
_APART: Final = {2: 1.75, 3: 2.1}  # of its middle from that of all
_BEAD: Final = 0.5
_STEP: Final = 1.12  # between beads
_CENTRES: Final = 60  # of groups of beads that are tried
_TURNS: Final = (0, 4, 2, 6, 1, 3, 5, 7)  # of these, in eighths of a half turn
_AMPLE: Final = 0.16  # room around a bead, where no more is looked for
_MARGIN: Final = 0.45
EDGE: Final = 0.12  # of the floor
_STRAND: Final = 0.27  # of a rope, from one to the next
_HEMP: Final = ("#dcc48d", "#6f5427")  # a rope, and the lines of its strands
_ROWS: Final[dict[int, tuple[int, ...]]] = {  # in which so many beads lie
    1: (1,),
    2: (2,),
    3: (1, 2),
    4: (2, 2),
    5: (2, 3),
    6: (3, 3),
    7: (2, 3, 2),
    8: (3, 2, 3),
}
_LEAST: Final = 0.04  # room around a bead
_FLOORS: Final = (("#dfe8d8", "#c3d2b8"), ("#dce6ec", "#bfced8"), ("#e8e4de", "#cdc6ba"))  # and their edges
_CLOTH: Final = ("#f3e3bf", 0.72)  # what a hoop encloses; where hoops overlap, it is darker


def is_coloured(name: str | None) -> bool:
    """True if a hoop has a colour, and no card."""
    return name in get_args(Hue)


@cache
def _middles(count: int, turn: int) -> tuple[Point, ...]:
    """The middles of the hoops around that of the picture."""
    turns = [turn / 4 + hoop / count + (0.125 if count == 2 and turn % 2 else 0) for hoop in range(count)]
    return tuple((_APART[count] * cos(2 * pi * one), _APART[count] * sin(2 * pi * one)) for one in turns)


@cache
def _hung(count: int, turn: int) -> tuple[Point, ...]:
    """The middles of the cards that hang at the hoops."""
    out = 1 + (_RADIUS[count] + 0.9) / _APART[count]
    return tuple((x * out, y * out) for x, y in _middles(count, turn))


def _room(count: int, turn: int, region: int, point: Point) -> float:
    """How far a bead at a point in a region is from all else; below 0 where it touches something."""
    inside = [_RADIUS[count] - dist(point, middle) for middle in _middles(count, turn)]
    room = min(room if region >> hoop & 1 else -room for hoop, room in enumerate(inside)) - HALF
    cards = (max(abs(point[0] - a), abs(point[1] - b)) - TAG for a, b in _hung(count, turn))
    return min(room, *cards) - _BEAD


@cache
def _clear(count: int, turn: int, region: int) -> tuple[Point, ...]:
    """Where a bead in a region is clear of all else, first where there is most room."""
    points = [(x / 5, y / 5) for x in range(-30, 31) for y in range(-30, 31)]
    found = [(-room, point) for point in points if (room := _room(count, turn, region, point)) > _LEAST]
    return tuple(point for _, point in sorted(found))


@cache
def _slots(count: int, turn: int, region: int, beads: int, square: bool) -> tuple[Point, ...]:
    """Places for so many beads in a region: in rows if they fit in, and else next to one another.

    Rows lie where the region is widest, or around the axis of two hoops that are level; and straight, if there is room;
    those of square beads are never aslant.
    """
    free, found, best = _clear(count, turn, region), list[Point](), (_LEAST, tuple[Point, ...]())
    is_level = count == 2 and turn % 2 == 0
    central = sorted(free, key=lambda point: abs(point[1]))[:_CENTRES] if is_level else ()
    tried = [*central, *free[:_CENTRES]]
    for x, y in tried if beads in _ROWS else ():
        for angle in (pi * step / 8 for step in _TURNS[: 2 if square else None]):
            along, across = cos(angle), sin(angle)
            rows = _rows(beads, square)
            group = tuple((x + a * along - b * across, y + a * across + b * along) for a, b in rows)
            room = inf
            for point in group:
                room = min(room, _room(count, turn, region, point))
                if room < best[0]:
                    break
            else:
                if room > _AMPLE:
                    return group
                best = max(best, (room, group))
    if best[1]:
        return best[1]
    for first in free:
        found = []
        for point in sorted(free, key=lambda point: (round(dist(point, first), 3), point)):
            if all(_away(point, other, square) >= _STEP for other in found):
                found.append(point)
        if len(found) >= beads:
            break
    return tuple(found[:beads])


def _away(one: Point, other: Point, square: bool) -> float:
    """How far two beads are from each other; square ones by the axis on which they are farther."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) if square else dist(one, other)


def _rows(beads: int, square: bool) -> list[Point]:
    """So many beads close together around the origin, in up to three rows."""
    rows = _ROWS[beads]
    pitch = _STEP * (1 if square or (rows[0] == rows[-1] and len(rows) == 2) else 0.87)
    return [
        ((place - (wide - 1) / 2) * _STEP, (row - (len(rows) - 1) / 2) * pitch)
        for row, wide in enumerate(rows)
        for place in range(wide)
    ]


def bounds(hoops: Sequence[str | None], turn: int) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what is drawn around the middle."""
    count = len(hoops)
    spans = [(*middle, _RADIUS[count] + 2 * HALF) for middle in _middles(count, turn)]
    cards = zip(hoops, _hung(count, turn), strict=True)
    spans += [(*middle, TAG) for name, middle in cards if not is_coloured(name)]
    low = [min(span[axis] - span[2] for span in spans) - _MARGIN for axis in (0, 1)]
    high = [max(span[axis] + span[2] for span in spans) + _MARGIN for axis in (0, 1)]
    return low[0], low[1], high[0], high[1]


def _outside(hoops: Sequence[str | None], turn: int) -> Point:
    """The place outside of all hoops: in the corner that is furthest from everything."""
    count = len(hoops)
    left, top, right, bottom = bounds(hoops, turn)
    corners = [(x, y) for x in (left + 2 * _BEAD, right - 2 * _BEAD) for y in (top + 2 * _BEAD, bottom - 2 * _BEAD)]
    middles = _middles(count, turn)
    rooms = [
        (
            min(dist(corner, one) - _RADIUS[count] for one in middles),
            min(dist(corner, one) for one in _hung(count, turn)),
        )
        for corner in corners
    ]
    return corners[max(range(4), key=lambda place: (min(rooms[place][0], rooms[place][1] - 1.5 * TAG), place))]


def floor(look: int, width: float, height: float) -> Painted:
    """What hoops lie on, in one of several looks."""
    fill, edge = _FLOORS[look % len(_FLOORS)]
    low, right, down = EDGE / 2, width - EDGE / 2, height - EDGE / 2
    corners = ((low, low), (right, low), (right, down), (low, down), (low, low))
    return Painted(corners, fill, stroke=edge, width=EDGE)


def places(hoops: Sequence[str | None], turn: int, region: int, beads: int, *, square: bool) -> Sequence[Point]:
    """Places for so many beads; outside of all hoops, there is one."""
    return _slots(len(hoops), turn, region, beads, square) if region else [_outside(hoops, turn)]


def draw_hoops(hoops: Sequence[str | None], turn: int) -> list[AnyNode]:
    """All hoops, and the cards of those that have no colour."""
    count = len(hoops)
    cloth, opacity = _CLOTH
    nodes: list[AnyNode] = [
        Painted(_round(*middle, _RADIUS[count]), cloth, opacity=opacity) for middle in _middles(count, turn)
    ]
    for name, (x, y) in zip(hoops, _middles(count, turn), strict=True):
        nodes += draw_hoop(name, x, y, _RADIUS[count])
    for name, (x, y) in zip(hoops, _hung(count, turn), strict=True):
        nodes += [] if is_coloured(name) else draw_card(name, x, y)
    return nodes


def draw_hoop(name: str | None, x: float, y: float, radius: float) -> list[AnyNode]:
    """A coloured hoop, or a rope."""
    if name is None:  # a white one would be taken for a colour
        return [Segments(_dashed(x, y, radius, 36, 0.6), "label", "thick")]
    if not is_coloured(name):
        return _rope(x, y, radius)
    nodes: list[AnyNode] = [Circle(x, y, radius, stroke=cast(Paint, name), weight="bold")]
    return [*nodes, *(Circle(x, y, radius + side * 0.15, stroke="ink", weight="medium") for side in (-1, 1))]


def _rope(x: float, y: float, radius: float) -> list[AnyNode]:
    """A rope of hemp: strands that overlap like scales along a circle."""
    count = round(2 * pi * radius / _STRAND)
    ring = [
        ((radius + out) * cos(turn), (radius + out) * sin(turn))
        for out in (HALF, -HALF)
        for turn in (2 * pi * step / 90 * (1 if out > 0 else -1) for step in range(91))
    ]
    nodes: list[AnyNode] = [Painted(tuple((x + a, y + b) for a, b in ring), _HEMP[0])]
    for step in range(count):
        strand = []
        for side in range(-4, 5):
            share = side / 4
            turn = 2 * pi / count * (step + 0.55 * share + 0.18 * share**3)
            strand.append((x + (radius + HALF * share) * cos(turn), y + (radius + HALF * share) * sin(turn)))
        nodes.append(Painted(tuple(strand), stroke=_HEMP[1], width=0.045))
    return [
        *nodes,
        *(Painted(_round(x, y, radius + side * HALF), stroke=_HEMP[1], width=0.05) for side in (-1, 1)),
    ]


def _round(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """A circle as a closed line."""
    return tuple((x + radius * cos(2 * pi * k / 120), y + radius * sin(2 * pi * k / 120)) for k in range(121))


def _dashed(
    x: float, y: float, radius: float, count: int, share: float
) -> tuple[tuple[float, float, float, float], ...]:
    """So many dashes around a point, which cover a share of the circle."""
    ends = ((2 * pi * step / count, 2 * pi * (step + share) / count) for step in range(count))
    return tuple((x + radius * cos(a), y + radius * sin(a), x + radius * cos(b), y + radius * sin(b)) for a, b in ends)


def draw_card(name: str | None, x: float, y: float) -> list[AnyNode]:
    """The card with what a rope stands for."""
    fill: Paint = "highlight" if name is None else "paper"
    nodes: list[AnyNode] = [Rect(x - TAG, y - TAG, 2 * TAG, 2 * TAG, fill, "ink", "medium", 0.25)]
    if name is None:
        return [*nodes, Label(x, y, "?", 0.9)]
    return [*nodes, Group(coated(name), x - TAG + 0.15, y - TAG + 0.15, 2 * TAG - 0.3)]


def draw_bead(x: float, y: float, sign: str, *, asked: bool, square: bool) -> list[AnyNode]:
    """A round bead with a number, a tile with a letter, or a free place with the letter of an option."""
    if asked:
        nodes: list[AnyNode] = [
            Circle(x, y, _BEAD, "paper"),
            Segments(_dashed(x, y, _BEAD, 16, 0.64), "mark", "medium"),
        ]
        element = Element(option_element(sign), x - _BEAD, y - _BEAD, 2 * _BEAD, 2 * _BEAD)
        return [*nodes, Label(x, y, sign, 0.48), element]
    fill: Paint = "highlight" if sign == "?" else "paper"
    if square:
        return [
            Rect(x - 0.46, y - 0.46, 0.92, 0.92, fill, "ink", "thin", 0.12),
            *([Label(x, y, sign, 0.48)] if sign else []),
        ]
    return [Circle(x, y, _BEAD, fill, "ink", "thin"), *([Label(x, y, sign, 0.42)] if sign else [])]
