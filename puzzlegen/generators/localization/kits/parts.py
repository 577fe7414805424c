"""What intricate figures are made of: polygons, discs and lines.

All coordinates are whole numbers around the centre of the figure, x to the right and y downwards, from -120 to 120, so
that quarter turns and mirror images are exact.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, get_args

import msgspec

from puzzlegen.core.scene import Hue
from puzzlegen.formats.localization.kits.sheets import Fill, Name, Part, Point

Values: TypeAlias = tuple[int, ...]

HUES: Final[tuple[Hue, ...]] = get_args(Hue)


Figure: TypeAlias = tuple[Part, ...]
"""Parts from the lowest to the topmost one."""


class Design(msgspec.Struct, frozen=True):
    """The number of values of each slot, and the figure that values stand for."""

    sizes: tuple[int, ...]
    figure: Callable[[Values], Figure]


def turned(figure: Figure, quarters: int) -> Figure:
    """The figure turned clockwise by quarters."""
    if quarters % 4 == 0:
        return figure
    a, b, c, d = ((0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0))[quarters % 4 - 1]
    return tuple(
        msgspec.structs.replace(part, points=tuple([(a * x + b * y, c * x + d * y) for x, y in part.points]))
        for part in figure
    )


def mirrored(figure: Figure) -> Figure:
    """The figure with left and right exchanged."""
    return tuple(msgspec.structs.replace(part, points=tuple((-x, y) for x, y in part.points)) for part in figure)


def named(name: Name, parts: Iterable[Part]) -> Figure:
    """Parts that together show one thing."""
    return tuple(msgspec.structs.replace(part, name=name) for part in parts)


def box(left: int, top: int, right: int, bottom: int, fill: Fill) -> Part:
    """An upright rectangle."""
    return Part("polygon", ((left, top), (right, top), (right, bottom), (left, bottom)), fill, 0)


def disc(x: int, y: int, radius: int, fill: Fill) -> Part:
    """A disc around a point."""
    return Part("disc", ((x, y),), fill, radius)


def polygon(fill: Fill, *points: Point) -> Part:
    """A polygon with these corners."""
    return Part("polygon", points, fill, 0)


def line(*points: Point, fill: Fill = "ink") -> Part:
    """A line through these points."""
    return Part("line", points, fill, 0)
