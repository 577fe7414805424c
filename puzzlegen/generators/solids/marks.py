"""The figures on the faces of nets, cubes and dice.

Each has a name, and a symmetry: how many quarter turns it takes until it looks the same again. Their points lie in the
frame of a face, 0..1 to the right and 0..1 down, and none of them is a mirror image of another one turned.
"""

import math
from collections.abc import Mapping
from typing import Final, TypeAlias, get_args

import msgspec

from puzzlegen.core.scene import Hue
from puzzlegen.generators.solids.bodies import Mark

Outline: TypeAlias = tuple[tuple[float, float], ...]

HUES: Final[tuple[Hue, ...]] = get_args(Hue)


def _arc(x: float, y: float, radius: float, start: float, stop: float, steps: int = 24) -> Outline:
    """Points of an arc between two angles in degrees, clockwise from the right."""
    angles = [math.radians(start + (stop - start) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles)


def _box(left: float, top: float, right: float, bottom: float) -> Outline:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _turned(points: Outline, turns: int) -> Outline:
    """Points turned about the middle of the face by quarter turns clockwise."""
    for _ in range(turns):
        points = tuple((1 - y, x) for x, y in points)
    return points


_PLUS: Final = tuple(point for turn in range(4) for point in _turned(((0.4, 0.4), (0.4, 0.18), (0.6, 0.18)), turn))
_BURST: Final = tuple(
    (0.5 + radius * math.cos(step * math.pi / 8), 0.5 + radius * math.sin(step * math.pi / 8))
    for step, radius in enumerate((0.39, 0.2) * 8)
)
_FIGURES: Final[Mapping[str, tuple[int, tuple[Outline, ...]]]] = {
    # once around
    "arrow": (4, (((0.5, 0.14), (0.82, 0.48), (0.61, 0.48), (0.61, 0.86), (0.39, 0.86), (0.39, 0.48), (0.18, 0.48)),)),
    "half_disc": (4, (_arc(0.5, 0.64, 0.35, 180, 360),)),
    "ell": (4, (((0.2, 0.2), (0.42, 0.2), (0.42, 0.58), (0.8, 0.58), (0.8, 0.8), (0.2, 0.8)),)),
    "tee": (
        4,
        (
            (
                (0.18, 0.2),
                (0.82, 0.2),
                (0.82, 0.42),
                (0.61, 0.42),
                (0.61, 0.82),
                (0.39, 0.82),
                (0.39, 0.42),
                (0.18, 0.42),
            ),
        ),
    ),
    "corner": (4, (((0.18, 0.18), (0.82, 0.18), (0.18, 0.82)),)),
    "quarter": (4, (((0.2, 0.8), *_arc(0.2, 0.8, 0.6, -90, 0)),)),
    "drop": (4, (((0.5, 0.12), *_arc(0.5, 0.6, 0.25, -30, 210)),)),
    "chevron": (4, (((0.5, 0.2), (0.84, 0.54), (0.84, 0.84), (0.5, 0.5), (0.16, 0.84), (0.16, 0.54)),)),
    "two_discs": (4, (_arc(0.33, 0.67, 0.2, 0, 360), _arc(0.72, 0.28, 0.11, 0, 360))),
    # twice around
    "stripe": (2, (((0.14, 0.36), (0.36, 0.14), (0.86, 0.64), (0.64, 0.86)),)),
    "bar": (2, (_box(0.38, 0.14, 0.62, 0.86),)),
    "hourglass": (2, (((0.2, 0.16), (0.8, 0.16), (0.2, 0.84), (0.8, 0.84)),)),
    "bars": (2, (_box(0.22, 0.16, 0.42, 0.84), _box(0.58, 0.16, 0.78, 0.84))),
    # the same from all four sides
    "disc": (1, (_arc(0.5, 0.5, 0.32, 0, 360, 48),)),
    "square": (1, (_box(0.23, 0.23, 0.77, 0.77),)),
    "burst": (1, (_BURST,)),
    "plus": (1, (_PLUS,)),
    "ring": (1, (_arc(0.5, 0.5, 0.35, 0, 360, 48), _arc(0.5, 0.5, 0.17, 0, 360, 24))),
    "frame": (1, (_box(0.18, 0.18, 0.82, 0.82), _box(0.36, 0.36, 0.64, 0.64))),
    "four_discs": (
        1,
        tuple(_arc(x, y, 0.13, 0, 360) for x, y in ((0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7))),
    ),
}
_PIPS: Final[Mapping[str, tuple[int, tuple[int, ...]]]] = {  # places 0..8, row by row
    "one": (1, (4,)),
    "two": (2, (2, 6)),
    "three": (2, (2, 4, 6)),
    "four": (1, (0, 2, 6, 8)),
    "five": (1, (0, 2, 4, 6, 8)),
    "six": (2, (0, 2, 3, 5, 6, 8)),
}
NUMBERS: Final = tuple(_PIPS)
"""The marks of common dice, from one to six pips."""
SYMMETRY: Final[Mapping[str, int]] = {name: turns for name, (turns, _) in (*_FIGURES.items(), *_PIPS.items())}
"""Name -> quarter turns until it looks the same again: 1, 2 or 4."""
STILL: Final = tuple(name for name in _FIGURES if SYMMETRY[name] == 1)
TURNING: Final = tuple(name for name in _FIGURES if SYMMETRY[name] > 1)


class Sign(msgspec.Struct, frozen=True, gc=False, order=True):
    """A mark on a face: ``turn`` counts quarter turns clockwise from upright, below its symmetry."""

    mark: str
    hue: Hue
    turn: int

    def turned(self, turns: int) -> "Sign":
        """The same mark after quarter turns clockwise."""
        return Sign(self.mark, self.hue, (self.turn + turns) % SYMMETRY[self.mark])


UNKNOWN: Final = tuple(
    Mark(outline, "ink")
    for outline in (
        (*_arc(0.5, 0.33, 0.2, -180, 60), (0.55, 0.64), (0.45, 0.64), (0.45, 0.5), *_arc(0.5, 0.33, 0.1, 70, -180)),
        _arc(0.5, 0.78, 0.065, 0, 360),
    )
)
"""A question mark, for a face that is asked about."""
_HOLLOW: Final = ("ring", "frame")  # their second outline is a hole


def figure(sign: Sign) -> tuple[Mark, ...]:
    """How a sign is drawn."""
    if sign.mark in _PIPS:
        places = [(0.24 + 0.26 * (place % 3), 0.24 + 0.26 * (place // 3)) for place in _PIPS[sign.mark][1]]
        return tuple(Mark(_turned(_arc(x, y, 0.105, 0, 360), sign.turn), sign.hue) for x, y in places)
    _, outlines = _FIGURES[sign.mark]
    return tuple(
        Mark(_turned(outline, sign.turn), "paper" if number and sign.mark in _HOLLOW else sign.hue)
        for number, outline in enumerate(outlines)
    )
