"""A sheet of figures: how it is drawn up, published and drawn, and the words about what counts as identical."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from puzzlegen.core.family import Params, Rejected
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Rect, Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.localization.designs import HALF, Design, Figure, Part, Values, mirrored

SIDE: Final = 6  # of a figure, in units: all places are whole units, so that figures fall on pixels alike
_GAP: Final = 1
_BELOW: Final = 2  # with the figure's number
_LINE: Final = 0.12
_EDGE: Final = 0.07  # of a figure's square: one pixel
_FILL: Final = 0.94  # of the side of its square that a figure may fill, so that the edge is seen beside it


class SheetParams(Params, frozen=True, kw_only=True):
    """What a level's sheets are like.

    Attributes:
        shapes: the possible numbers of columns and rows.
        changes: how many details make a variant.
        turned: of four items, in how many the figures are turned.
    """

    shapes: tuple[tuple[int, int], ...]
    changes: int
    turned: int


class Sheet(msgspec.Struct, frozen=True):
    """Figures row by row, and whether turned figures count as identical."""

    columns: int
    figures: tuple[Figure, ...]
    turned: bool


def base(design: Design, rng: Stream) -> Values:
    """Random values for all slots."""
    return tuple(rng.below(size) for size in design.sizes)


def variant(design: Design, values: Values, changes: int, rng: Stream) -> Values:
    """The values with so many of them changed."""
    changed = list(values)
    for slot in rng.sample(range(len(values)), changes):
        changed[slot] = (values[slot] + 1 + rng.below(design.sizes[slot] - 1)) % design.sizes[slot]
    return tuple(changed)


def variants(design: Design, changes: int, count: int, rng: Stream) -> list[Figure]:
    """As many different figures, each of which differs in so many details from one that is not among them."""
    start = base(design, rng)
    found: dict[Values, None] = {}
    for _ in range(20 * count):
        found[variant(design, start, changes, rng)] = None
        if len(found) == count:
            return [design.figure(values) for values in found]
    raise Rejected("too few variants")


def sometimes_mirrored(figures: Sequence[Figure], rng: Stream) -> list[Figure]:
    """A third of the figures as their mirror images."""
    return [mirrored(figure) if rng.below(3) == 0 else figure for figure in figures]


def statement(sheet: Sheet) -> Statement:
    """All different parts, and the places in that list of the parts of each figure."""
    places = {part: place for place, part in enumerate(dict.fromkeys(part for one in sheet.figures for part in one))}
    return {
        "parts": [msgspec.structs.asdict(part) for part in places],
        "figures": [[places[part] for part in figure] for figure in sheet.figures],
    }


def element(place: int) -> str:
    """The element id of a figure."""
    return f"figure-{place + 1}"


def depict(sheet: Sheet, *, numbered: bool) -> Scene:
    """The figures in rows, each with its number below it if they are numbered."""
    nodes: list[AnyNode] = []
    figures: list[AnyNode] = []  # drawn last: there is less to be looked at below the numbers
    below = _BELOW if numbered else _GAP
    for place, figure in enumerate(sheet.figures):
        row, column = divmod(place, sheet.columns)
        x, y = _GAP + column * (SIDE + _GAP), _GAP + row * (SIDE + below)
        # Filled twice, so that the edge lies inside the square to the pixel, alike on all sides.
        nodes.append(Rect(x, y, SIDE, SIDE, "line"))
        nodes.append(Rect(x + _EDGE, y + _EDGE, SIDE - 2 * _EDGE, SIDE - 2 * _EDGE, "tint"))
        figures.append(Group(tuple(_node(part) for part in figure), x + SIDE / 2, y + SIDE / 2))
        nodes.append(Element(element(place), x, y, SIDE, SIDE))
        if numbered:
            nodes.append(Label(x + SIDE / 2, y + SIDE + _BELOW / 2, str(place + 1), 0.78, "label", "label"))
    rows = -(-len(sheet.figures) // sheet.columns)
    return Scene(_GAP + sheet.columns * (SIDE + _GAP), _GAP + rows * (SIDE + below), (*nodes, *figures), unit=(15, 18))


@lru_cache(maxsize=4096)
def _node(part: Part) -> AnyNode:
    """A part as drawn, around the origin."""
    scale = _FILL * SIDE / (2 * HALF)
    points = tuple((x * scale, y * scale) for x, y in part.points)
    if part.shape == "disc":
        return Circle(*points[0], part.radius * scale, part.fill, None if part.fill == "ink" else "ink", "medium")
    if part.shape == "line":
        return Polyline(points, part.fill, width=_LINE)
    return Polyline(points, "ink", width=_LINE, closed=True, fill=part.fill)


UPRIGHT: Final[Text] = {
    "en": "Two figures are identical if they look exactly alike; a turned figure or a mirror image is not identical.",
    "zh": "两个图形看起来完全一样才算相同；旋转过的或镜像的都不算相同。",
}
TURNED: Final[Text] = {
    "en": "Each figure may have been turned by quarter turns. Two figures are identical if one becomes exactly the "
    "other by turning it; a mirror image is not identical.",
    "zh": "每个图形都可能旋转过 90 度的整数倍。一个图形旋转后如果与另一个完全一样，就算相同；镜像的不算相同。",
}
