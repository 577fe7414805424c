"""Draws the marks on the faces of nets, cubes and dice.

Their points lie in the frame of a face, 0..1 to the right and 0..1 down, and none of them is a mirror image of another
one turned.
"""

import math
from collections.abc import Mapping
from typing import Final, TypeAlias

from puzzlegen.facts.solids.bodies import Mark, Tone
from puzzlegen.formats.solids.kits.signs import Sign
from puzzlegen.renderers.solids.kits.tones import PALE, QUIET, STOCK

Outline: TypeAlias = tuple[tuple[float, float], ...]


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
_FIGURES: Final[Mapping[str, tuple[Outline, ...]]] = {
    # once around
    "arrow": (((0.5, 0.14), (0.82, 0.48), (0.61, 0.48), (0.61, 0.86), (0.39, 0.86), (0.39, 0.48), (0.18, 0.48)),),
    "half_disc": (_arc(0.5, 0.64, 0.35, 180, 360),),
    "ell": (((0.2, 0.2), (0.42, 0.2), (0.42, 0.58), (0.8, 0.58), (0.8, 0.8), (0.2, 0.8)),),
    "tee": (
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
    "corner": (((0.18, 0.18), (0.82, 0.18), (0.18, 0.82)),),
    "quarter": (((0.2, 0.8), *_arc(0.2, 0.8, 0.6, -90, 0)),),
    "drop": (((0.5, 0.12), *_arc(0.5, 0.6, 0.25, -30, 210)),),
    "chevron": (((0.5, 0.2), (0.84, 0.54), (0.84, 0.84), (0.5, 0.5), (0.16, 0.84), (0.16, 0.54)),),
    "two_discs": (_arc(0.33, 0.67, 0.2, 0, 360), _arc(0.72, 0.28, 0.11, 0, 360)),
    # twice around
    "stripe": (((0.14, 0.36), (0.36, 0.14), (0.86, 0.64), (0.64, 0.86)),),
    "bar": (_box(0.38, 0.14, 0.62, 0.86),),
    "hourglass": (((0.2, 0.16), (0.8, 0.16), (0.2, 0.84), (0.8, 0.84)),),
    "bars": (_box(0.22, 0.16, 0.42, 0.84), _box(0.58, 0.16, 0.78, 0.84)),
    # the same from all four sides
    "disc": (_arc(0.5, 0.5, 0.32, 0, 360, 48),),
    "square": (_box(0.23, 0.23, 0.77, 0.77),),
    "burst": (_BURST,),
    "plus": (_PLUS,),
    "ring": (_arc(0.5, 0.5, 0.35, 0, 360, 48), _arc(0.5, 0.5, 0.17, 0, 360, 24)),
    "frame": (_box(0.18, 0.18, 0.82, 0.82), _box(0.36, 0.36, 0.64, 0.64)),
    "four_discs": tuple(_arc(x, y, 0.13, 0, 360) for x, y in ((0.3, 0.3), (0.7, 0.3), (0.7, 0.7), (0.3, 0.7))),
}
_PIPS: Final[Mapping[str, tuple[int, ...]]] = {  # places 0..8, row by row
    "one": (4,),
    "two": (2, 6),
    "three": (2, 4, 6),
    "four": (0, 2, 6, 8),
    "five": (0, 2, 4, 6, 8),
    "six": (0, 2, 3, 5, 6, 8),
}
UNKNOWN: Final = tuple(
    Mark(outline, "ink")
    for outline in (
        (*_arc(0.5, 0.33, 0.2, -180, 60), (0.55, 0.64), (0.45, 0.64), (0.45, 0.5), *_arc(0.5, 0.33, 0.1, 70, -180)),
        _arc(0.5, 0.78, 0.065, 0, 360),
    )
)
"""A question mark, for a face that is asked about."""
_HOLLOW: Final = ("ring", "frame")  # their second outline is a hole


def ground(sign: Sign) -> Tone:
    """The colour of the cube on which a sign is drawn: pips are dark on a coloured die, other marks have colours."""
    return PALE[sign.hue] if sign.mark in _PIPS else STOCK


def figure(sign: Sign) -> tuple[Mark, ...]:
    """How a sign is drawn."""
    if sign.mark in _PIPS:
        places = [(0.24 + 0.26 * (place % 3), 0.24 + 0.26 * (place // 3)) for place in _PIPS[sign.mark]]
        return tuple(Mark(_turned(_arc(x, y, 0.105, 0, 360), sign.turn), "ink") for x, y in places)
    return tuple(
        Mark(_turned(outline, sign.turn), STOCK if number and sign.mark in _HOLLOW else QUIET[sign.hue])
        for number, outline in enumerate(_FIGURES[sign.mark])
    )
