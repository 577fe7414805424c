"""Draws the places in which things stand: a parlour, a winter's day, a yard, each in one of three looks."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, sin, tau
from typing import Final, TypeAlias

from puzzlegen.core.scene import AnyNode, Clipped, Painted

Point: TypeAlias = tuple[float, float]

LOOKS: Final = 3
_PAPERS: Final = (("#f6ead8", "#efdfc6"), ("#e6ecdf", "#d9e2d0"), ("#e3eaef", "#d5dfe7"))  # of a wall, and its stripes
_BOARDS: Final = ("#b98a5c", "#a67c58", "#93714f")  # of a floor
_SKIES: Final = (("#cfe6f2", "#f2f7ee"), ("#d6e4f4", "#f7efe2"), ("#c9e2ea", "#edf6f2"))
_HILLS: Final = (("#bcd6a0", "#a9c77d"), ("#c5d49a", "#b3c178"), ("#b2d1ab", "#9dc18b"))  # far ones, and the lawn
_FROST: Final = (("#bcd7ea", "#e6f0f6"), ("#c8d4ea", "#edf0f8"), ("#c3dcdf", "#ebf3f3"))

_CLOUD: Final = "#f4f9fb"
_ABOVE: Final = 0.14  # firs, to the upper edge


def backdrop(scene: str, look: int, width: float, height: float, ground: float) -> list[AnyNode]:
    """A place from the origin, whose floor begins at ``ground``; nothing in it stands out, or changes."""
    drawn = {"parlour": _parlour, "winter": _winter, "yard": _yard}[scene](look % LOOKS, width, height, ground)
    return [Clipped(((0.0, 0.0), (width, 0.0), (width, height), (0.0, height)), tuple(drawn))]


def _box(left: float, top: float, right: float, bottom: float, fill: str, fade: str | None = None) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, fade)


def _parlour(look: int, width: float, height: float, ground: float) -> Iterator[AnyNode]:
    """Striped wallpaper above a skirting board, and a floor of boards."""
    paper, stripe = _PAPERS[look]
    yield _box(0, 0, width, ground, paper)
    for x in range(int(width / 0.6) + 1):
        yield _box(0.6 * x + 0.1, 0, 0.6 * x + 0.4, ground, stripe)
    yield _box(0, ground - 0.14, width, ground, "#fbf8f2")
    yield Painted(((0.0, ground - 0.14), (width, ground - 0.14)), stroke="#c9b79d", width=0.025)
    yield _box(0, ground, width, height, _BOARDS[look])
    for y in (ground + 0.01, (ground + height) / 2):
        yield Painted(((0.0, y), (width, y)), stroke="#6e4f33", width=0.025, opacity=0.6)


def _waves(width: float, level: float, high: float, shift: float) -> list[Point]:
    """The ridge of hills from left to right."""
    steps = [width * step / 40 for step in range(41)]
    return [(x, level - high * (1 + sin(0.9 * x + shift) + 0.5 * sin(1.7 * x + 2 * shift)) / 2) for x in steps]


def _below(ridge: Sequence[Point], bottom: float, fill: str) -> Painted:
    return Painted((*ridge, (ridge[-1][0], bottom), (ridge[0][0], bottom)), fill)


def _yard(look: int, width: float, height: float, ground: float) -> Iterator[AnyNode]:
    """Clouds and hills beyond a lawn."""
    sky, (far, lawn) = _SKIES[look], _HILLS[look]
    yield _box(0, 0, width, ground, *sky)
    for x, y in ((0.24 * width, 0.5), (0.72 * width, 0.8)):
        yield from _cloud(x, y)
    yield _below(_waves(width, ground, 0.7, 1.0 + 2 * look), ground, far)
    yield _box(0, ground - 0.12, width, height, lawn)


def _cloud(x: float, y: float) -> Iterator[AnyNode]:
    """Three discs of one colour on a level base."""
    for across, down, radius in ((-0.34, 0.06, 0.17), (0.0, 0.0, 0.24), (0.36, 0.07, 0.16)):
        rim = ((x + across + radius * cos(k * tau / 24), y + down + radius * sin(k * tau / 24)) for k in range(24))
        yield Painted(tuple(rim), _CLOUD)
    yield _box(x - 0.34, y + 0.06, x + 0.36, y + 0.235, _CLOUD)


def _winter(look: int, width: float, height: float, ground: float) -> Iterator[AnyNode]:
    """Firs on snowy hills."""
    yield _box(0, 0, width, ground, *_FROST[look])
    ridge = _waves(width, ground, 0.6, 2.0 + 2 * look)
    for number, ((x, y), _) in enumerate(pairwise(ridge)):
        if number % 5 == look:
            high = min(0.7 + 0.2 * (number % 3), y - _ABOVE)
            half = 0.1 + 0.14 * high  # of its width
            yield Painted(((x - half, y + 0.1), (x, y - high), (x + half, y + 0.1)), "#a9c3c4", opacity=0.8)
    yield _below(ridge, ground, "#f7fafc")
    yield Painted(tuple(ridge), stroke="#cddce6", width=0.03)
    yield _box(0, ground - 0.12, width, height, "#f1f5f9")
